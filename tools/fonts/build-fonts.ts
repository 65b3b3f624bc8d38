// Cuts the typefaces to the glyphs the hub really shows and writes app/generated/fonts.css with the files beside it.
//   node tools/fonts/build-fonts.ts          what was cut before is taken from the repository or the cache
//   node tools/fonts/build-fonts.ts --keep   also makes the present cuts those of the repository
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutKey } from "./cut-font.ts";
import { faceRule, fallbackRule, preloadModule } from "./face-rules.ts";
import { fallbacks } from "./faces.ts";
import { saveCut, getCut, replaceRepositoryCuts } from "./repository-cuts.ts";
import { createCuts } from "./create-cuts.ts";
import { type PlannedCut, planCuts } from "./planned-cuts.ts";

const out = "app/generated";
const stampFile = join(out, "fonts.stamp");

const plan = await planCuts();
const cuts = [...plan.shared, ...plan.sites.flatMap((site) => site.cuts)].map((cut) => ({ ...cut, key: cutKey(cut) }));
const stamp = createHash("sha256")
  .update(JSON.stringify([cuts, fallbacks]))
  .digest("hex");

if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) console.log("fonts: unchanged");
else await build();

if (process.argv.includes("--keep")) {
  const newFolder = replaceRepositoryCuts(cuts.map((cut) => ({ ...cut, path: join(out, "fonts", cut.file) })));
  console.log(`fonts: ${newFolder} cuts are new in the repository`);
}

async function build(): Promise<void> {
  rmSync(join(out, "fonts"), { recursive: true, force: true });
  for (const folder of ["fonts", "site-fonts"]) mkdirSync(join(out, folder), { recursive: true });
  const missing = await writeCuts();
  const sheet = (list: readonly PlannedCut[], folder: string): string[] => list.map((cut) => faceRule(cut, folder));
  writeFileSync(join(out, "fonts.css"), [...fallbacks.map(fallbackRule), ...sheet(plan.shared, "./fonts")].join("\n"));
  for (const { site, cuts: own } of plan.sites)
    writeFileSync(join(out, "site-fonts", `${site}.css`), sheet(own, "../fonts").join("\n"));
  writeFileSync(join(out, "preloaded-fonts.ts"), preloadModule(plan.shared));
  writeFileSync(stampFile, stamp);
  console.log(`fonts: ${cuts.length} cuts, ${missing} of them made now`);
}

/** Writes every cut; resolves with how many had to be made. Two cuts with the same glyphs of one source are one. */
async function writeCuts(): Promise<number> {
  const write = (key: string, bytes: Buffer): void => {
    for (const cut of cuts.filter((one) => one.key === key)) writeFileSync(join(out, "fonts", cut.file), bytes);
  };
  const missing = new Map<string, (typeof cuts)[number]>();
  for (const cut of cuts) {
    const bytes = getCut(cut.key);
    if (bytes === null) missing.set(cut.key, cut);
    else writeFileSync(join(out, "fonts", cut.file), bytes);
  }
  let done = 0;
  await createCuts([...missing.values()], ({ key }, bytes) => {
    saveCut(key, bytes);
    write(key, bytes);
    done += 1;
    console.log(`fonts: ${done} of ${missing.size}`);
  });
  return missing.size;
}
