import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { expect, test } from "vitest";

// oxlint refuses the words (Math, Date, performance …) in these folders. What it cannot see is a number with a point
// and a division that leaves one: here every file is read as a tree.

const root = join(import.meta.dirname, "../..");
const folders = ["app/kits/game", "app/sites/lmw/rules"];
const files = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.ts`, { cwd: root }).filter((file) => !/\.test\.ts$|\/lint\//.test(file)),
);

type Tree = Record<string, unknown> & { type?: string };

function findForbidden(code: string, canDivide: boolean): string[] {
  const issues: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    const tree = node as Tree;
    if (tree.type === "NumericLiteral" && !Number.isSafeInteger(tree.value))
      issues.push(`the number ${String(tree.value)}`);
    if (tree.type === "BinaryExpression" && tree.operator === "**") issues.push("a power");
    if (tree.type === "BinaryExpression" && tree.operator === "/" && !canDivide && !isOneHalf(tree.right))
      issues.push("a division");
    if (tree.type === "AssignmentExpression" && /^(\/|\*\*)=$/.test(String(tree.operator))) issues.push("a division");
    if (tree.type === "Identifier" && forbidden.has(String(tree.value))) issues.push(String(tree.value));
    for (const [key, child] of Object.entries(tree)) if (key !== "span") visit(child);
  };
  visit(parseSync(code, { syntax: "typescript", target: "es2022" }).body);
  return issues;
}

const forbidden = new Set(["Math", "Date", "performance", "Intl", "parseFloat", "BigInt", "crypto"]);

/** Halves of what is even by its making (the field, a wall) stay whole or end in .5, which every engine has exactly. */
const isOneHalf = (node: unknown): boolean => (node as Tree).type === "NumericLiteral" && (node as Tree).value === 2;

test("engine and rules are there to be read", () => {
  expect(files.length).toBeGreaterThan(40);
});

test.each(files)("%s has whole numbers only", (file) => {
  expect(findForbidden(readFileSync(join(root, file), "utf8"), file.endsWith("/fixed-point.ts"))).toEqual([]);
});

test("a point, a power, a division and a sine are seen", () => {
  expect(findForbidden("const a = 0.5;", false)).toEqual(["the number 0.5"]);
  expect(findForbidden("export const f = (x: number) => x ** 2 / 3 + Math.sin(x);", false)).toEqual([
    "a division",
    "a power",
    "Math",
  ]);
});
