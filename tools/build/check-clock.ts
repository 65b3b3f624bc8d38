// Looks for time and chance taken past platform/clock and platform/random; the linter cannot name `new Date()` without
// arguments. Measuring how long something took (`performance.now()`) is no moment of the zone and is free.
//   node tools/build/check-clock.ts
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const looked = ["server/**/*.ts", "app/**/*.server.ts", "app/sites/*/rules/**/*.ts", "cli/**/*.ts"];
const doors = new Set(["server/platform/clock.ts", "server/platform/random.ts"]);

const forbidden: readonly { pattern: RegExp; from: string }[] = [
  { pattern: /\bnew Date\(\s*\)/g, from: "platform/clock" },
  { pattern: /\bDate\.now\b/g, from: "platform/clock" },
  { pattern: /\bMath\.random\b/g, from: "platform/random" },
  { pattern: /\b(randomUUID|randomBytes|randomInt|randomFill(Sync)?|getRandomValues)\b/g, from: "platform/random" },
];

export interface Finding {
  line: number;
  text: string;
  from: string;
}

/** The places in a source text that read the system's clock or dice. Comments are free to speak of them. */
export function findClockUses(source: string): Finding[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|[^:"'`])\/\/.*$/gm, "$1");
  return forbidden.flatMap(({ pattern, from }) =>
    [...code.matchAll(pattern)].map((found) => ({
      line: code.slice(0, found.index).split("\n").length,
      text: found[0],
      from,
    })),
  );
}

// Keeps the lines of a comment, so that the numbers of those after it stay right.
const blank = (comment: string): string => comment.replace(/[^\n]/g, " ");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const files = looked
    .flatMap((pattern) => globSync(pattern))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !doors.has(file) && !/\.test\.tsx?$/.test(file));
  const findings = files.flatMap((file) =>
    findClockUses(readFileSync(file, "utf8")).map(
      (finding) => `${file}:${finding.line} ${finding.text} comes from ${finding.from}`,
    ),
  );
  for (const line of findings) console.error(line);
  console.log(`clock: ${files.length} files, ${findings.length} that read time or chance past the platform`);
  if (findings.length > 0 || files.length === 0) process.exitCode = 1;
}
