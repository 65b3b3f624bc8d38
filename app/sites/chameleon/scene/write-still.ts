import { byteAt } from "#app/kits/basics/typed-array-at.ts";

// Writes the creature for where no script runs: `node app/sites/chameleon/scene/write-still.ts`
//   asleep.webp  grey, for pages whose script has not come
//   lit.webp     its light alone, for share pictures in any colour (see lit-picture.ts)
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { encodeGamma } from "#app/kits/basics/srgb.ts";
import { buildCreature } from "./build-creature.ts";
import { litSize } from "./lit-size.ts";
import { matterGain, shineGain } from "./lit-picture.ts";
import { skinColourAt } from "./skin.ts";

const { lit } = buildCreature();
const { width, height, matter, shine, cover } = lit;

const skin = skinColourAt({ kind: "grey" }, 0, 0);
const pixels = Buffer.alloc(4 * width * height);
for (let at = 0; at < cover.length; at++) {
  const [back, lamps] = [(byteAt(matter, at) / 255) * matterGain, (byteAt(shine, at) / 255) * shineGain];
  for (const c of [0, 1, 2] as const)
    pixels[4 * at + c] = Math.round(255 * Math.min(1, encodeGamma(skin[c] * back + lamps)));
  pixels[4 * at + 3] = byteAt(cover, at);
}
await writePicture(
  "asleep.webp",
  sharp(pixels, { raw: { width, height, channels: 4 } }).webp({ quality: 52, alphaQuality: 80, effort: 6 }),
);

const bands = await Promise.all(
  [matter, shine, cover].map((band) =>
    sharp(Buffer.from(band), { raw: { width, height, channels: 1 } })
      .resize(litSize.width, litSize.height)
      .extractChannel(0)
      .raw()
      .toBuffer(),
  ),
);
await writePicture(
  "lit.webp",
  sharp(Buffer.concat(bands), {
    raw: { width: litSize.width, height: 3 * litSize.height, channels: 1 },
  }).webp({ quality: 84, effort: 6 }),
);

async function writePicture(name: string, picture: Sharp): Promise<void> {
  const { size } = await picture.toFile(join(import.meta.dirname, name));
  console.log(`${name} ${size} bytes`);
}
