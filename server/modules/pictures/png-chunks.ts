import { inflateSync } from "node:zlib";

/** Packed texts, which a reader would unpack to nobody's use, however large. */
const texts: ReadonlySet<string> = new Set(["tEXt", "zTXt", "iTXt"]);
const signatureBytes = 8;
/** Length, type and checksum around the data of a chunk. */
const frameBytes = 12;
/** Real profiles take some kilobytes. */
const maxProfileBytes = 4 * 1024 * 1024;

/**
 * A PNG without its texts. Nothing is unpacked but the colour profile, and that no further than it may be large.
 * @throws RangeError for a chunk longer than the file, Error for a profile that is none or too large
 */
export function withoutPngTexts(bytes: Buffer): Buffer {
  const remaining = [bytes.subarray(0, signatureBytes)];
  for (let at = signatureBytes; at < bytes.length;) {
    const endsAt = at + frameBytes + bytes.readUInt32BE(at);
    if (endsAt > bytes.length) throw new RangeError("a chunk is longer than its file");
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "iCCP") checkProfile(bytes.subarray(at + 8, endsAt - 4));
    if (!texts.has(type)) remaining.push(bytes.subarray(at, endsAt));
    if (type === "IEND") break;
    at = endsAt;
  }
  return Buffer.concat(remaining);
}

/** A name, a zero, the method, then the packed profile. */
function checkProfile(data: Buffer): void {
  inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: maxProfileBytes });
}
