import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CopyTree, messageTypes } from "./message-types.ts";

// Run by a person after changing keys or arguments of a copy: `node app/kits/words/write-message-types.ts [folder…]`.
// Writes copy/words.ts beside each copy/ja.json below the folders; without one, below app/.
const folders = process.argv.length > 2 ? process.argv.slice(2) : ["app"];

for (const file of folders.flatMap((folder) => globSync(join(folder, "**/copy/ja.json")))) {
  const target = file.replace(/ja\.json$/, "words.ts");
  writeFileSync(target, messageTypes(JSON.parse(readFileSync(file, "utf8")) as CopyTree));
  process.stdout.write(`${target}\n`);
}
