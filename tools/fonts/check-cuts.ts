// Makes every cut of the repository again from what made-of.json says, and compares: nobody can read a binary in a review.
//   node tools/fonts/check-cuts.ts        half a minute on two cores
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { cutKey } from "./cut-font.ts";
import { readRepositoryCuts, repositoryCuts, repositoryFile } from "./repository-cuts.ts";
import { createCuts } from "./create-cuts.ts";

const cuts = [...readRepositoryCuts()].map(([key, cut]) => ({ ...cut, key }));
const issues: string[] = [];
const named = new Set(cuts.map(({ key }) => repositoryFile(key)));
for (const file of globSync(`${repositoryCuts}/*.woff2`)) {
  if (!named.has(file)) issues.push(`${basename(file)} is not named in made-of.json`);
}
const sound = cuts.filter((cut) => {
  const { key } = cut;
  if (!existsSync(repositoryFile(key))) issues.push(`${key}.woff2 is not there`);
  else if (cutKey(cut) !== key)
    issues.push(`${key}.woff2 belongs to another typeface, packer or text than made-of.json says`);
  else return true;
  return false;
});
await createCuts(sound, ({ key }, bytes) => {
  if (!bytes.equals(readFileSync(repositoryFile(key)))) issues.push(`${key}.woff2 is not what its source gives`);
});
for (const issue of issues) console.error(`✗ ${issue}`);
if (issues.length > 0) console.error("`npm run fonts -- --keep` makes the present cuts those of the repository.");
console.log(`cuts: ${cuts.length} of the repository made again`);
const wrong = new Set(issues.map((issue) => issue.split(" ")[0])).size;
console.log(`${Math.max(0, cuts.length - wrong)} passed, ${wrong} failed`);
if (wrong > 0) process.exitCode = 1;
