import bwipjs from "bwip-js/node";

/** A QR code as one path of squares, and how many of them stand side by side. Without its quiet zone. */
export interface QrShape {
  size: number;
  path: string;
}

/** The code of an address, with a quarter of it to spare for a torn poster (level Q). */
export function createQrShape(address: string): QrShape {
  const [drawn] = bwipjs.raw("qrcode", address, "eclevel=Q") as { pixs?: number[]; pixx?: number }[];
  const [pixels, size] = [drawn?.pixs ?? [], drawn?.pixx ?? 0];
  const rows = Array.from({ length: size }, (_, y) => runsOf(pixels.slice(y * size, (y + 1) * size), y));
  return { size, path: rows.join("") };
}

function runsOf(row: readonly number[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`;
  }
  return path;
}
