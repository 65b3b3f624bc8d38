/**
 * Everything that has to hold before a change goes in: a name, and what npm is asked for. Each prints "N passed, N failed"
 * as its last count. The tests come first: they set up and build what all others look at.
 */
export const tests = { name: "tests", npm: ["test"] };

/** What comes after them, in two rows that go on side by side: each waits for browsers, deaths or packages half of its time. */
export const rows = [
  [
    { name: "engines", npm: ["run", "--silent", "check:engines"] },
    { name: "draws", npm: ["run", "--silent", "test:draws", "--", "--rounds", "2"] },
  ],
  [
    { name: "pages", npm: ["run", "--silent", "check:pages"] },
    { name: "many machines", npm: ["run", "--silent", "test:scale"] },
    { name: "crashes", npm: ["run", "--silent", "test:crash", "--", "--rounds", "3"] },
    { name: "cuts of typefaces", npm: ["run", "--silent", "check:fonts"] },
  ],
];
