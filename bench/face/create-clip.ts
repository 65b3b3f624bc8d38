import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const root = join(import.meta.dirname, "../..");
/** As the scan asks a camera for it. */
const widthPx = 640;
const heightPx = 480;
const facePx = 560;
/** Ground on every side, for the face to move over. */
const airPx = 200;

/** A clip of a face that sways, nods nearer and leans: our own render, so that every machine has the same. Address → JPEG. */
export async function createClip(frames: number): Promise<Map<string, Uint8Array>> {
  const { hash } = JSON.parse(readFileSync(join(root, "app/kits/ui/pictures/face-2.json"), "utf8")) as { hash: string };
  const portrait = readFileSync(join(root, `public/assets/v/${hash}/face-2@1080.avif`));
  const clip = new Map<string, Uint8Array>();
  for (let i = 0; i < frames; i++) {
    const turn = (2 * Math.PI * i) / 30;
    const high = Math.round(facePx * (1 + 0.06 * Math.sin(turn / 2)));
    const backdrop = { r: 43, g: 40, b: 38 };
    const face = await sharp(portrait)
      .resize({ height: high })
      .rotate(8 * Math.sin(turn), { background: backdrop })
      .extend({ left: airPx, right: airPx, top: airPx, bottom: airPx, background: backdrop })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const left = Math.round((face.info.width - widthPx) / 2 - 36 * Math.cos(turn));
    const top = Math.round((face.info.height - heightPx) / 2 - 10 * Math.sin(turn * 2));
    const frame = await sharp(face.data)
      .extract({ left, top, width: widthPx, height: heightPx })
      .jpeg({ quality: 90 })
      .toBuffer();
    clip.set(`/build/face-pictures/film-${i}.jpg`, frame);
  }
  return clip;
}
