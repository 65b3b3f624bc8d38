import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { decodePicture, type DecodeAnswer } from "./decode-picture.ts";
import { createPictureDecoder } from "./picture-decoder.ts";

const decode = (bytes: Uint8Array): Promise<DecodeAnswer> => decodePicture({ bytes, sidePx: 1600 });
const noPicture = { kind: "refused", reason: "no-picture" };
const tooLarge = { kind: "refused", reason: "too-large" };

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#ae0d29" } });

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** A black PNG that says of itself what it likes. */
function png(width: number, height: number, { depth = 8, channels = 1, more = [] as Buffer[] } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  head[9] = { 1: 0, 3: 2, 4: 6 }[channels] ?? 0;
  const rows = deflateSync(Buffer.alloc(Math.min(1e7, height * (1 + (width * channels * depth) / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    ...[chunk("IHDR", head), ...more, chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))],
  ]);
}

describe("a photo", () => {
  test.each(["jpeg", "png", "webp"] as const)("that is %s comes out as WebP, no longer than asked", async (format) => {
    const answer = await decode(await red(3200, 1600).toFormat(format).toBuffer());
    expect(answer).toMatchObject({ kind: "picture", widthPx: 1600, heightPx: 800 });
    expect(await sharp(answer.kind === "picture" ? answer.bytes : Buffer.alloc(0)).metadata()).toMatchObject({
      ...{ format: "webp", width: 1600 },
    });
  });

  test("that loads step by step, as phones make them, is taken", async () => {
    expect(await decode(await red(1600, 1200).jpeg({ progressive: true }).toBuffer())).toMatchObject({
      kind: "picture",
    });
  });

  test("with texts and a colour profile is taken without them", async () => {
    const more = [chunk("tEXt", Buffer.from("Comment\0my kitchen"))];
    const answer = await decode(png(40, 30, { channels: 3, more }));
    expect(answer).toMatchObject({ kind: "picture", widthPx: 40 });
    expect(await decode(await red(40, 30).withIccProfile("p3").png().toBuffer())).toMatchObject({ kind: "picture" });
  });
});

describe("what would cost too much is refused by its head", () => {
  test.each<[string, Buffer, object]>([
    ["24.1 megapixels", png(6_025, 4_000), tooLarge],
    ["a line of 24,000,000 points", png(24_000_000, 1), tooLarge],
    ["a side of 12,001", png(12_001, 10), tooLarge],
    ["24 megapixels of 16 bits and three channels", png(6_000, 4_000, { depth: 16, channels: 3 }), tooLarge],
  ])("%s", async (_, bytes, answer) => expect(await decode(bytes)).toEqual(answer));

  test("a profile that unpacks to sixty megabytes", async () => {
    const profile = Buffer.concat([Buffer.from("p\0\0"), deflateSync(Buffer.alloc(60_000_000))]);
    expect(await decode(png(40, 30, { more: [chunk("iCCP", profile)] }))).toEqual(noPicture);
  });

  test("hundreds of scans", async () => {
    const jpeg = await red(64, 64).jpeg({ progressive: true }).toBuffer();
    const firstScan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const secondScan = jpeg.indexOf(Buffer.from([0xff, 0xda]), firstScan + 2);
    const scans = Array<Buffer>(200).fill(jpeg.subarray(firstScan, secondScan));
    const many = Buffer.concat([jpeg.subarray(0, firstScan), ...scans, jpeg.subarray(firstScan)]);
    expect(await decode(many)).toEqual(noPicture);
  });
});

test("a text that unpacks to sixty megabytes is not unpacked", async () => {
  const text = Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(60_000_000))]);
  const bomb = png(40, 30, { more: Array<Buffer>(20).fill(chunk("zTXt", text)) });
  const peakBefore = process.resourceUsage().maxRSS;
  expect(await decode(bomb)).toMatchObject({ kind: "picture" });
  expect(process.resourceUsage().maxRSS - peakBefore, "kB").toBeLessThan(60_000);
});

test.each<[string, Buffer]>([
  [
    "a drawing in SVG, whatever it is called",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ["a GIF", Buffer.from("R0lGODlhAQABAAAAACw=", "base64")],
  ["a PNG that ends in the middle of a chunk", png(40, 30).subarray(0, 60)],
  ["a JPEG whose segment is longer than it", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff])],
  ["nothing", Buffer.alloc(0)],
])("%s is no photo", async (_, bytes) => expect(await decode(bytes)).toEqual(noPicture));

test("photos are opened in a process of their own, and come back the same as in ours", async () => {
  const decoder = createPictureDecoder();
  const bytes = await red(900, 600).jpeg().toBuffer();
  expect(await decoder.run({ bytes, sidePx: 1600 })).toEqual(await decode(bytes));
  await decoder.stop();
});
