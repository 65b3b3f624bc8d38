import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const root = join(import.meta.dirname, "..");

/** A committed render of a face as JPEG, 864 × 1080: 1 to 10, or "1-smile". */
export async function readModelFace(number: number | "1-smile"): Promise<Buffer> {
  const { name, hash, widths } = JSON.parse(
    readFileSync(join(root, `app/kits/ui/pictures/face-${number}.json`), "utf8"),
  ) as { name: string; hash: string; widths: number[] };
  return sharp(join(root, `public/assets/v/${hash}/${name}@${Math.max(...widths)}.avif`))
    .resize({ height: 1080 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
