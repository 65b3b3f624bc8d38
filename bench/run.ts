// Runs one bench: a table for people, and as the last line one JSON object.
//   npm run -s bench -- <name>
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bench } from "./bench.ts";

const [name = ""] = process.argv.slice(2);
const file = join(import.meta.dirname, `${name}.bench.ts`);

if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = globSync("*.bench.ts", { cwd: import.meta.dirname }).map((found) => found.replace(".bench.ts", ""));
  console.error(`npm run -s bench -- <name>   with one of: ${names.toSorted().join(", ")}`);
  process.exit(2);
}

const { bench } = (await import(pathToFileURL(file).href)) as { bench: Bench };
const { figures, goals, holds } = await bench();
console.log(JSON.stringify({ bench: name, figures, goals, holds }));
