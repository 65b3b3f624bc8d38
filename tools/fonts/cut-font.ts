import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { keyOf } from "../cache/result-cache.ts";
import { packageVersions } from "../cache/package-versions.ts";
import type { Face } from "./faces.ts";

/** What a cut is made of: a file inside node_modules, the glyphs, and the part of the variation space that stays. */
export interface Cut {
  source: string;
  glyphs: string;
  axes?: Face["axes"];
}

/** What the bytes of a cut depend on besides its source and glyphs. */
const toolVersions = /^(subset-font|fontverter|harfbuzzjs|wawoff2)$/;
const versions = packageVersions(toolVersions);
const sources = new Map<string, Buffer>();

/** The key of a cut: equal for equal results. Says nothing of the file's name. */
export function cutKey({ source, glyphs, axes }: Cut): string {
  return keyOf(versions, sourceBytes(source), JSON.stringify([glyphs, axes ?? null])).slice(0, 32);
}

/** Cuts and packs to WOFF2 at its hardest: about 0.3 s of processor a cut, nearly all of it packing. */
export function cutFont({ source, glyphs, axes }: Cut): Promise<Buffer> {
  return subsetFont(sourceBytes(source), glyphs, { targetFormat: "woff2", variationAxes: axes });
}

function sourceBytes(source: string): Buffer {
  const bytes = sources.get(source) ?? readFileSync(join("node_modules", source));
  sources.set(source, bytes);
  return bytes;
}
