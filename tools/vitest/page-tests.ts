import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const first = "// @vitest-environment happy-dom";

/** Which of the test files ask, by their first line, for a page of their own; paths from `root`. */
export function pageTests(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => readFileSync(join(root, file), "utf8").startsWith(first))
    .toSorted();
}
