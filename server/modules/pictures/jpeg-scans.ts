/**
 * Counts the scans of a JPEG by its markers, without opening it. Each scan of a progressive one is a whole walk over the
 * picture: a file of 8 MB can ask for two thousand. Stops counting one above `most`.
 * @throws RangeError where a segment is longer than the file
 */
export function countJpegScans(bytes: Buffer, most: number): number {
  let scans = 0;
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return scans;
    const marker = bytes[at + 1] ?? 0;
    if (marker === fill) at += 1;
    else if (marker === 0 || (marker >= firstRestart && marker <= lastRestart)) at += 2;
    else if (marker === endOfImage) return scans;
    else {
      if (marker === startOfScan) scans += 1;
      if (scans > most) return scans;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
}

const fill = 0xff;
const firstRestart = 0xd0;
const lastRestart = 0xd7;
const endOfImage = 0xd9;
const startOfScan = 0xda;
