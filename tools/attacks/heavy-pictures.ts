import sharp from "sharp";

/** Pictures that are small to send and costly to open. */
export interface HeavyPicture {
  what: string;
  bytes: Uint8Array;
}

/** Makes them: 24 megapixels each, none above the 8 MB that are let in. */
export async function makeHeavyPictures(): Promise<HeavyPicture[]> {
  const black = (channels: 3 | 4) =>
    sharp({ create: { width: 6_000, height: 4_000, channels, background: "#ae0d29" } });
  const progressive = await black(3).jpeg({ progressive: true, quality: 60 }).toBuffer();
  return [
    { what: "PNG of 16 bits", bytes: await black(4).toColourspace("rgb16").png().toBuffer() },
    { what: "PNG", bytes: await black(4).png().toBuffer() },
    { what: "progressive JPEG", bytes: progressive },
    { what: "JPEG of 40 scans", bytes: withScans(progressive, 40) },
  ];
}

/** The first scan again and again: each is a walk over the whole picture. */
function withScans(jpeg: Buffer, count: number): Buffer {
  const startOfScan = Buffer.from([0xff, 0xda]);
  const first = jpeg.indexOf(startOfScan);
  const second = jpeg.indexOf(startOfScan, first + 2);
  // What stands between two scans are tables, which may come again too.
  const scans = Array<Buffer>(count).fill(jpeg.subarray(first, second));
  return Buffer.concat([jpeg.subarray(0, first), ...scans, jpeg.subarray(second)]);
}
