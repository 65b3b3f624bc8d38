// Cuts the typefaces to the glyphs the hub really shows and writes app/generated/fonts.css with the files beside it.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { type Face, faces, fallbacks, scriptFaces, siteFaces } from "./faces.ts";
import { glyphSets } from "./glyphs.ts";
import { rareParts } from "./rare-han.ts";
import { type ScriptGlyphs, scriptGlyphs, type SiteGlyphs, siteGlyphs } from "./site-glyphs.ts";

const out = "app/generated";
/** Outlives builds: a word changed in one site cuts that site's files anew, and no others. */
const cache = "node_modules/.cache/kate-zone/fonts";
const stampFile = join(out, "fonts.stamp");

const sets = await glyphSets();
const sites = siteGlyphs({ text: sets.frameText, bold: sets.frameBold, display: sets.frameDisplay });
const foreign = scriptGlyphs({
  zh: { text: sets.zhFrame, bold: sets.zhFrame, display: "" },
  ko: { text: sets.koFrame, bold: sets.koFrame, display: "" },
});
const stamp = createHash("sha256")
  .update(JSON.stringify([sets, sites, foreign, faces, siteFaces, scriptFaces, fallbacks]))
  .digest("hex");

if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) {
  console.log("fonts: unchanged");
} else {
  await build();
}

async function build(): Promise<void> {
  rmSync(join(out, "fonts"), { recursive: true, force: true });
  mkdirSync(join(out, "fonts"), { recursive: true });
  const rules: string[] = fallbacks.map(fallbackRule);
  const preloads = { everyPage: [] as string[], floors: [] as string[] };
  for (const face of faces) {
    const glyphs = sets[face.glyphs];
    if (glyphs === "") continue;
    const file = await cut(face, face.glyphs, glyphs);
    rules.push(faceRule(face, `./fonts/${file}`, glyphs));
    if (face.preloadOn) preloads[face.preloadOn].push(file);
  }
  for (const face of rareFaces()) {
    const file = await cut(face, `zh-${face.part}`, face.glyphs);
    rules.push(faceRule(face, `./fonts/${file}`, face.glyphs));
  }
  for (const site of sites)
    await buildSite(
      site,
      foreign.filter((one) => one.site === site.site),
    );
  writeFileSync(join(out, "fonts.css"), rules.join("\n"));
  writeFileSync(join(out, "preloaded-fonts.ts"), preloadModule(preloads));
  writeFileSync(stampFile, stamp);
}

/** Cantonese characters, each weight from the parts of the face that hold them. */
function rareFaces() {
  return rareParts(sets.zh).flatMap(({ part, glyphs }) =>
    [500, 700, 900].map((weight) => ({
      family: "Noto Sans TC",
      weight: String(weight),
      source: `@fontsource/noto-sans-tc/files/noto-sans-tc-${part}-${weight}-normal.woff2`,
      part,
      glyphs,
    })),
  );
}

/**
 * The cuts of one site and the rules that its screens import; they stand after the shared ones and win over them. All its
 * languages stand in one sheet: a family that no element of the page asks for is never fetched.
 */
async function buildSite(glyphs: SiteGlyphs, inScripts: readonly ScriptGlyphs[]): Promise<void> {
  const rules: string[] = [];
  for (const face of siteFaces) {
    const shown = glyphs[face.role];
    if (shown === "") continue;
    const file = await cut(face, `${glyphs.site}-${face.role}`, shown);
    rules.push(faceRule(face, `../fonts/${file}`, shown));
  }
  for (const own of inScripts) {
    for (const face of scriptFaces.filter(({ script }) => script === own.script)) {
      const shown = own[face.role];
      if (shown === "") continue;
      const file = await cut(face, `${own.site}-${own.script}-${face.role}`, shown);
      rules.push(faceRule(face, `../fonts/${file}`, shown));
    }
  }
  mkdirSync(join(out, "site-fonts"), { recursive: true });
  writeFileSync(join(out, "site-fonts", `${glyphs.site}.css`), rules.join("\n"));
}

/** The addresses of what is asked for ahead of time, as the app imports them. */
function preloadModule({ everyPage, floors }: Record<"everyPage" | "floors", string[]>): string {
  const imports = [...everyPage, ...floors].map((file, i) => `import face${i} from "./fonts/${file}?url";`);
  const list = (from: number, count: number): string =>
    Array.from({ length: count }, (_, i) => `face${from + i}`).join(", ");
  return `${imports.join("\n")}

export const preloadedFonts = [${list(0, everyPage.length)}];
export const floorFonts = [${list(everyPage.length, floors.length)}];
`;
}

/** Writes one cut and returns the name of its file. */
async function cut(face: Omit<Face, "glyphs">, name: string, glyphs: string): Promise<string> {
  const file = `${face.family.toLowerCase().replaceAll(" ", "-")}-${face.weight.replace(" ", "-")}-${name}.woff2`;
  const source = readFileSync(join("node_modules", face.source));
  const made = createHash("sha256")
    .update(source)
    .update(JSON.stringify([glyphs, face.axes ?? null]))
    .digest("hex");
  const kept = join(cache, `${made}.woff2`);
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    // Whole or not at all: two builds may cut the same at once.
    const part = `${kept}.${process.pid}`;
    writeFileSync(part, await subsetFont(source, glyphs, { targetFormat: "woff2", variationAxes: face.axes }));
    renameSync(part, kept);
  }
  const bytes = readFileSync(kept);
  writeFileSync(join(out, "fonts", file), bytes);
  console.log(`fonts: ${file} ${(bytes.length / 1024).toFixed(1)} kB, ${[...glyphs].length} glyphs`);
  return file;
}

function faceRule(face: Omit<Face, "glyphs">, file: string, glyphs: string): string {
  const stretch = face.stretch ? `font-stretch:${face.stretch};` : "";
  return `@font-face{font-family:"${face.family}";font-weight:${face.weight};${stretch}font-display:swap;src:url("${file}") format("woff2");unicode-range:${face.unicodeRange ?? unicodeRange(glyphs)}}`;
}

function fallbackRule({ family, local, sizeAdjust, ascent, descent }: (typeof fallbacks)[number]): string {
  const sources = local.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
}

/** Neighbouring code points as ranges: the CSS stays small and the browser fetches a cut only when it shows one of its glyphs. */
function unicodeRange(glyphs: string): string {
  const points = [...glyphs].map((char) => char.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16);
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
}
