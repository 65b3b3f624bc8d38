import { expect, test } from "vitest";
import { functionLengths } from "./function-lengths.ts";

test("functions are counted with their lines, whatever stands before them", () => {
  const source = [
    "// 扉",
    "/* one",
    "   two */",
    "const red = (a: number) => {",
    "  return a;",
    "};",
    "",
    "export function open(): void {}",
    "",
  ].join("\n");
  expect(functionLengths(source, "door.ts")).toEqual([
    { name: "red", lines: 3 },
    { name: "open", lines: 1 },
  ]);
  expect(functionLengths(source, "door.ts")).toHaveLength(2);
});

test("a component counts with its markup", () => {
  const source = "export function Door() {\n  return (\n    <p>\n      扉\n    </p>\n  );\n}\n";
  expect(functionLengths(source, "door.tsx")).toEqual([{ name: "Door", lines: 7 }]);
});
