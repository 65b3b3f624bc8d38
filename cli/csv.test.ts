import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test("a table keeps commas and quotes in their cells, and runs nothing that a stranger wrote", () => {
  expect(
    csvText(
      ["name", "n"],
      [
        ['夜野, "灯"', 1],
        ["=HYPERLINK(1)", -2],
        ["+81", 0],
        ["@x", 3],
      ],
    ),
  ).toBe('name,n\r\n"夜野, ""灯""",1\r\n\'=HYPERLINK(1),-2\r\n\'+81,0\r\n\'@x,3');
});
