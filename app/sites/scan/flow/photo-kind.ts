/** What a file is by its first bytes; its name and its type may say anything. */
export type PhotoKind = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic" | "bmp" | "none";

const heicBrands = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/** The kind of a picture by its first bytes (at least 16 of them); `none` is no picture that a browser knows. */
export function photoKind(head: Uint8Array): PhotoKind {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (text(1, 4) === "PNG" && head[0] === 0x89) return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 3) === "GIF") return "gif";
  if (text(0, 2) === "BM") return "bmp";
  if (text(4, 8) !== "ftyp") return "none";
  const brand = text(8, 12);
  if (brand === "avif" || brand === "avis") return "avif";
  return heicBrands.includes(brand) ? "heic" : "none";
}

/** Pixels of a picture where its head tells them at once (PNG, GIF, BMP); null elsewhere. */
export function pixelsOf(head: Uint8Array, kind: PhotoKind): number | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (kind === "png" && head.length >= 24) return view.getUint32(16) * view.getUint32(20);
  if (kind === "gif" && head.length >= 10) return view.getUint16(6, true) * view.getUint16(8, true);
  if (kind === "bmp" && head.length >= 26) return Math.abs(view.getInt32(18, true) * view.getInt32(22, true));
  return null;
}
