// Package sim is a simulated world for the rooms' server: its tests run whole servers (door,
// hall, lobby, abandonment), their people, network and journal in one process and in virtual
// time, and check after every entry and every message what must always hold. One seed decides
// everything that happens. README.md tells how to use it.
package sim
