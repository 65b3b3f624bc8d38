import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const scannedFiles = ["server/**/*.ts", "app/**/*.server.ts", "app/sites/*/rules/**/*.ts", "cli/**/*.ts"];
const allowedFiles = new Set(["server/platform/clock.ts", "server/platform/random.ts"]);

const forbidden: readonly { pattern: RegExp; from: string }[] = [
  { pattern: /\bnew Date\(\s*\)/g, from: "platform/clock" },
  { pattern: /\bDate\.now\b/g, from: "platform/clock" },
  { pattern: /\bMath\.random\b/g, from: "platform/random" },
  { pattern: /\b(randomUUID|randomBytes|randomInt|randomFill(Sync)?|getRandomValues)\b/g, from: "platform/random" },
];

export interface ClockUse {
  line: number;
  text: string;
  from: string;
}

/**
 * The places of a repository that take time or chance past platform/clock and platform/random; one line each. Measuring
 * how long something took (`performance.now()`) is no moment of the zone and is free.
 */
export function findClockIssues(root: string): { files: number; issues: string[] } {
  const files = scannedFiles
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !allowedFiles.has(file) && !/\.test\.tsx?$/.test(file));
  const issues = files.flatMap((file) =>
    findClockUses(readFileSync(join(root, file), "utf8")).map(
      ({ line, text, from }) => `${file}:${line} ${text} comes from ${from}`,
    ),
  );
  return { files: files.length, issues };
}

/** The places in a source text that read the system's clock or dice. Comments are free to speak of them. */
export function findClockUses(source: string): ClockUse[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, blankComment).replace(/(^|[^:"'`])\/\/.*$/gm, "$1");
  return forbidden.flatMap(({ pattern, from }) =>
    [...code.matchAll(pattern)].map((found) => ({
      line: code.slice(0, found.index).split("\n").length,
      text: found[0],
      from,
    })),
  );
}

// Keeps the lines of a comment, so that the numbers of those after it stay right.
const blankComment = (comment: string): string => comment.replace(/[^\n]/g, " ");
