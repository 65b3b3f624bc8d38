// As many visitors as even a busy machine answers: whoever is refused here is refused because of the stop.
const stopOptions = ["--requests", "150", "--visitors", "12", "--database-within-ms", "20000"];

/**
 * Everything that has to hold before a change goes in, in this order: a name, and what npm is asked for. Each prints
 * "N passed, N failed" as its last count.
 */
export const steps = [
  { name: "tests", npm: ["test"] },
  { name: "alerts", npm: ["run", "--silent", "test:alerts"] },
  { name: "chart", npm: ["run", "--silent", "test:chart"] },
  { name: "image", npm: ["run", "--silent", "test:image"] },
  { name: "many machines", npm: ["run", "--silent", "test:scale"] },
  { name: "pages", npm: ["run", "--silent", "check:pages"] },
  { name: "engines", npm: ["run", "--silent", "check:engines"] },
  { name: "crashes", npm: ["run", "--silent", "test:crash", "--", "--rounds", "3"] },
  { name: "stops", npm: ["run", "--silent", "test:stops", "--", ...stopOptions] },
  { name: "attacks", npm: ["run", "--silent", "test:attacks", "--", "--short"] },
  { name: "draws", npm: ["run", "--silent", "test:draws", "--", "--rounds", "2"] },
  { name: "cuts of typefaces", npm: ["run", "--silent", "check:fonts"] },
];
