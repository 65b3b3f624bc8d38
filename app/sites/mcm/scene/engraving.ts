import { CanvasTexture, SRGBColorSpace } from "three";

const size = { width: 128, height: 1024 } as const;

/**
 * The name as grooves with their shade, for a plate's map and bump map, written down the plate. `family` must be loaded before.
 * @param name in Japanese one kana below the other, else turned by a quarter
 */
export function engrave(name: string, family: string): CanvasTexture | null {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [size.width, size.height];
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, size.width, size.height);
  pen.fillStyle = "#0c0a0a";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  if (/[぀-鿿]/.test(name)) writeDown(pen, [...name], family);
  else writeTurned(pen, name, family);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

function writeDown(pen: CanvasRenderingContext2D, letters: readonly string[], family: string): void {
  const step = Math.min(104, (size.height - 90) / letters.length);
  pen.font = `800 ${Math.round(step * 0.86)}px ${family}`;
  const top = (size.height - step * letters.length) / 2 + step / 2;
  for (const [i, letter] of letters.entries()) {
    pen.save();
    pen.translate(size.width / 2, top + i * step);
    // The long vowel stands upright in vertical writing.
    if (letter === "ー") pen.rotate(Math.PI / 2);
    pen.fillText(letter, 0, 0);
    pen.restore();
  }
}

function writeTurned(pen: CanvasRenderingContext2D, name: string, family: string): void {
  pen.translate(size.width / 2, size.height / 2);
  pen.rotate(Math.PI / 2);
  let px = 84;
  do pen.font = `800 ${(px -= 4)}px ${family}`;
  while (pen.measureText(name).width > size.height - 80 && px > 30);
  pen.fillText(name, 0, 0);
}
