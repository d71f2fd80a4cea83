//go:build e2e

package browsertest

import "github.com/chromedp/cdproto/network"

// Offline takes the network away from the page, as the browser sees it, or gives it back.
func (tab *Tab) Offline(yes bool) {
	tab.t.Helper()
	const unlimited = -1
	rules := network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{{
		Offline: yes, DownloadThroughput: unlimited, UploadThroughput: unlimited,
	}}}
	call(tab, network.EmulateNetworkConditionsByRule, rules)
	call(tab, network.OverrideNetworkState, network.OverrideNetworkStateParams{
		Offline: yes, DownloadThroughput: unlimited, UploadThroughput: unlimited,
	})
}
