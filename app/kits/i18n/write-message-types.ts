import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CopyTree, generateMessageTypes } from "./message-types.ts";

// Run by a person after changing keys or arguments of a copy: `node app/kits/i18n/write-message-types.ts [folder…]`.
// Writes copy/messages.ts beside each copy/ja.json below the folders; without one, below app/.
const folders = process.argv.length > 2 ? process.argv.slice(2) : ["app"];

for (const file of folders.flatMap((folder) => globSync(join(folder, "**/copy/ja.json")))) {
  const target = file.replace(/ja\.json$/, "messages.ts");
  writeFileSync(target, generateMessageTypes(JSON.parse(readFileSync(file, "utf8")) as CopyTree));
  process.stdout.write(`${target}\n`);
}
