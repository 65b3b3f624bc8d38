import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const root = join(import.meta.dirname, "..");

/** A committed render of a face as JPEG, 864 × 1080: 1 to 8, or "1-smile". */
export async function readModelFace(number: number | "1-smile"): Promise<Buffer> {
  const { name, hash } = JSON.parse(
    readFileSync(join(root, `app/kits/ui/pictures/face-${number}.json`), "utf8"),
  ) as Record<"name" | "hash", string>;
  return sharp(join(root, `public/assets/v/${hash}/${name}@1080.avif`))
    .resize({ height: 1080 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
