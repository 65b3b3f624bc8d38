// Cuts the typefaces to the glyphs the hub really shows and writes app/generated/fonts.css with the files beside it.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { type Face, faces, fallbacks } from "./faces.ts";
import { glyphSets } from "./glyphs.ts";

const out = "app/generated";
const stampFile = join(out, "fonts.stamp");

const sets = await glyphSets();
const stamp = createHash("sha256")
  .update(JSON.stringify([sets, faces, fallbacks]))
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
  const preloads: string[] = [];
  for (const face of faces) {
    const glyphs = sets[face.glyphs];
    if (glyphs === "") continue;
    const file = `${face.family.toLowerCase().replaceAll(" ", "-")}-${face.weight.replace(" ", "-")}-${face.glyphs}.woff2`;
    const cut = await subsetFont(readFileSync(join("node_modules", face.source)), glyphs, {
      targetFormat: "woff2",
      variationAxes: face.axes,
    });
    writeFileSync(join(out, "fonts", file), cut);
    rules.push(faceRule(face, file, glyphs));
    if (face.isPreloaded) preloads.push(file);
    console.log(`fonts: ${file} ${(cut.length / 1024).toFixed(1)} kB, ${[...glyphs].length} glyphs`);
  }
  writeFileSync(join(out, "fonts.css"), rules.join("\n"));
  const imports = preloads.map((file, i) => `import face${i} from "./fonts/${file}?url";`);
  const list = preloads.map((_, i) => `face${i}`).join(", ");
  writeFileSync(join(out, "preloaded-fonts.ts"), `${imports.join("\n")}\n\nexport const preloadedFonts = [${list}];\n`);
  writeFileSync(stampFile, stamp);
}

function faceRule(face: Face, file: string, glyphs: string): string {
  const stretch = face.stretch ? `font-stretch:${face.stretch};` : "";
  return `@font-face{font-family:"${face.family}";font-weight:${face.weight};${stretch}font-display:swap;src:url("./fonts/${file}") format("woff2");unicode-range:${face.unicodeRange ?? unicodeRange(glyphs)}}`;
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
