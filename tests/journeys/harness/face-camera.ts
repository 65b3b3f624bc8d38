import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { launchChromium } from "./chromium.ts";
import { phone } from "./trip.ts";
import { watch, type Watch } from "./watch.ts";

const root = join(import.meta.dirname, "../../..");
const size = { width: 640, height: 480 };
const frames = 20;
/** Of the whole portrait in the camera's picture: its irises are as wide then as at forty centimetres. */
const faceHeight = 380;

/** A Chromium whose camera sees one of the zone's own faces, a little restless as a hand is. */
export interface FaceCamera {
  /** A fresh phone under the watch; what went wrong on it is told when the camera closes. */
  phone(options?: BrowserContextOptions, expects?: readonly RegExp[]): Promise<Page>;
}

/**
 * Opens it, lends it, and closes it; fails when something went wrong on one of its phones. Of several `faces` each is
 * seen for almost three seconds, one after the other.
 */
export async function withFaceCamera(
  run: (camera: FaceCamera) => Promise<void>,
  faces: readonly Buffer[] = [],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kate-camera-"));
  const film = join(folder, "face.mjpeg");
  const watches: Watch[] = [];
  let browser: Browser | null = null;
  try {
    const shown = faces.length > 0 ? faces : [await modelFace(1)];
    await writeFile(film, await filmOf(shown));
    browser = await launchChromium([
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ]);
    const opened = browser;
    await run({
      async phone(options = {}, expects = []) {
        const context = await opened.newContext({ ...phone, permissions: ["camera"], ...options });
        context.setDefaultTimeout(20_000);
        watches.push(await watch(context, expects, true));
        return context.newPage();
      },
    });
  } finally {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  }
  const troubles = watches.flatMap((one) => one.troubles());
  if (troubles.length > 0) throw new Error(troubles.join("\n"));
}

/** A committed render of a face as JPEG, 864 × 1080: 1 to 8, or "1-smile". */
export async function modelFace(number: number | "1-smile"): Promise<Buffer> {
  const { name, hash } = JSON.parse(
    readFileSync(join(root, `app/kits/ui/pictures/face-${number}.json`), "utf8"),
  ) as Record<"name" | "hash", string>;
  return sharp(join(root, `public/assets/v/${hash}/${name}@1080.avif`))
    .resize({ height: 1080 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A film as Chromium's fake camera reads it: JPEGs one after another, thirty a second. */
async function filmOf(faces: readonly Buffer[]): Promise<Buffer> {
  const films = await Promise.all(faces.map(sceneOf));
  // One face is one round of the hand; of several each stays for four, long enough for a slow reader.
  return Buffer.concat(faces.length === 1 ? films : films.flatMap((film) => [film, film, film, film]));
}

/** A face at arm's length, while a hand goes once around. */
async function sceneOf(face: Buffer): Promise<Buffer> {
  const input = await sharp(face).resize({ height: faceHeight }).toBuffer();
  const { width = 0 } = await sharp(input).metadata();
  const pictures = await Promise.all(
    Array.from({ length: frames }, async (_, i) => {
      const turn = (i / frames) * 2 * Math.PI;
      const left = Math.round((size.width - width) / 2 + 4 * Math.sin(turn));
      const top = size.height - faceHeight - 2 + Math.round(2 * Math.cos(turn));
      return sharp({ create: { ...size, channels: 3, background: "#2c2a29" } })
        .composite([{ input, left, top }])
        .jpeg({ quality: 88 })
        .toBuffer();
    }),
  );
  return Buffer.concat(pictures);
}
