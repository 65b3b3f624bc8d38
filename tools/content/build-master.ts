// Merges content/ into the static master-data script and the classes of its shades.
//   node tools/content/build-master.ts           writes build/static/master/ and app/generated/shades.css
//   node tools/content/build-master.ts --shades  writes the shades only: the app's build needs them first
//   node tools/content/build-master.ts --check   only reads and checks
//   node tools/content/build-master.ts --out <folder>   writes the script and the search sources there and nothing else
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { masterDataSchema } from "#contracts/master-data.ts";
import { listHostLines, liveShowIssues } from "./check-live-shows.ts";
import { glossaryIssues } from "./check-glossary.ts";
import { monsterSpeechIssues } from "./check-monster-speech.ts";
import { productFactsIssues } from "./check-product-facts.ts";
import { crossCheck } from "./cross-check.ts";
import { listMonsterLines } from "./list-monster-lines.ts";
import { masterScript, mergeContent, shadeStyles } from "./merge-content.ts";
import { readContent } from "./read-content.ts";
import { readGlossary } from "./read-glossary.ts";
import { readJapaneseTexts } from "./read-japanese-texts.ts";
import { readLiveShows } from "./read-live-shows.ts";
import { readProductFacts } from "./read-product-facts.ts";
import { writeSearchSources } from "./write-search-sources.ts";

const root = join(import.meta.dirname, "../..");
const { content, issues } = readContent(join(root, "content"));
const glossary = readGlossary(join(root, "content"));
// Checked here with all else, and read by the server from its own bundle: they are no master data.
const productFacts = readProductFacts(join(root, "content"));
const live = readLiveShows(join(root, "content"));
issues.push(
  ...crossCheck(content),
  ...live.issues,
  ...liveShowIssues(live.shows, live.programmes, content),
  ...productFacts.issues,
  ...productFactsIssues(productFacts.facts, content.products),
  ...glossaryIssues(readJapaneseTexts(root), glossary),
  ...monsterSpeechIssues([...listMonsterLines(content), ...listHostLines(live.shows)], glossary.monsterSpeech),
);
const data = mergeContent(content, new Date());
const checked = v.safeParse(masterDataSchema, data);
// Entry faults were named above; here only what concerns the whole (how many of each there must be).
if (issues.length === 0 && !checked.success)
  issues.push(...checked.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));

if (issues.length > 0) {
  console.error(issues.join("\n"));
  console.error(`content: ${issues.length} faults`);
  process.exitCode = 1;
} else {
  const counts = Object.entries(content).map(([kind, entries]) => `${entries.length} ${kind}`);
  const { formulas, ingredients, products } = productFacts.facts;
  counts.push(`facts of ${products.length} products (${formulas.length} formulas, ${ingredients.length} ingredients)`);
  counts.push(`${live.shows.length} live shows`);
  console.log(`content ${data.version}: ${counts.join(", ")}`);
  const out = process.argv[process.argv.indexOf("--out") + 1] ?? "";
  if (flagValue("--out")) {
    mkdirSync(join(out, "master"), { recursive: true });
    writeFileSync(join(out, "master/master-data.js"), masterScript(data));
    await writeSearchSources(out, data);
  }
  // Imported by the parts that show shades, so that Vite gives it a name of its content.
  if (!flagValue("--check") && !flagValue("--out"))
    write("app/generated", "shades.css", `@layer ui{${shadeStyles(content)}}`);
  const isWhole = !flagValue("--check") && !flagValue("--shades") && !flagValue("--out");
  if (isWhole) write("build/static/master", "master-data.js", masterScript(data));
  if (isWhole) await writeSearchSources(join(root, "build/static"), data);
}

function flagValue(flag: "--check" | "--shades" | "--out"): boolean {
  return process.argv.includes(flag);
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, file), text);
}
