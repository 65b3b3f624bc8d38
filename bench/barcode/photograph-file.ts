import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawPhotograph } from "./draw-photograph.ts";
import type { PlannedPhotograph } from "./photograph-plan.ts";

const folder = join(import.meta.dirname, "../../.cache/barcode-photographs");
const sources = ["draw-photograph.ts", "lens.ts"].map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));

/** The JPEG file of a planned picture; drawn once, then read from the cache. */
export async function openPhotograph(photograph: PlannedPhotograph): Promise<Buffer> {
  const name = createHash("sha256")
    .update(JSON.stringify([photograph, sources]))
    .digest("hex")
    .slice(0, 24);
  const file = join(folder, `${name}.jpg`);
  if (existsSync(file)) return readFileSync(file);
  mkdirSync(folder, { recursive: true });
  const picture = await drawPhotograph(photograph);
  writeFileSync(file, picture);
  return picture;
}
