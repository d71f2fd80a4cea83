package assets

// They lie beside the page.
const rules, lessons, endgames = "", "", ""
