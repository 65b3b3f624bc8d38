import { expect, test } from "vitest";
import { measureSource } from "./measure-source.ts";

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
  const expected = [
    { name: "red", lines: 3 },
    { name: "open", lines: 1 },
  ];
  expect(measureSource(source, "door.ts").functions).toEqual(expected);
  expect(measureSource(source, "door.ts").functions).toEqual(expected);
});

test("a component counts with its markup", () => {
  const source = "export function Door() {\n  return (\n    <p>\n      扉\n    </p>\n  );\n}\n";
  expect(measureSource(source, "door.tsx").functions).toEqual([{ name: "Door", lines: 7 }]);
});

test("each non-null assertion is counted, and no other exclamation mark", () => {
  const source = [
    "// Wait! It is there!",
    'const words = "there!";',
    "const first = list[0]!;",
    "const second = list[1]!.next!;",
    "if (!first || first !== second) throw new Error();",
    "list[2]! += 1;",
    "",
  ].join("\n");
  expect(measureSource(source, "door.ts").nonNullAssertions).toBe(4);
});
