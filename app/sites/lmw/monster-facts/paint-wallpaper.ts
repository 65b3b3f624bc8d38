import { canvasToBlob, createDrawing } from "#app/kits/basics/canvas.ts";

const [widthPx, heightPx] = [1170, 2532];

/**
 * A portrait as the wallpaper of a phone: it stands below, where neither clock nor notices lie, and fades into the night.
 * Painted on this device from the picture that stands on the page.
 */
export async function paintWallpaper(image: HTMLImageElement): Promise<Blob> {
  image.loading = "eager";
  await image.decode();
  // The one on the page may come from the asset host, and then cannot be read from a canvas.
  const readable = new Image();
  readable.crossOrigin = "anonymous";
  readable.src = image.currentSrc;
  await readable.decode();
  const pen = createDrawing(widthPx, heightPx);
  const background = getComputedStyle(document.documentElement).getPropertyValue("--ink").trim() || "black";
  pen.fillStyle = background;
  pen.fillRect(0, 0, widthPx, heightPx);
  const imageWidth = widthPx * 1.18;
  const imageHeight = (imageWidth * image.naturalHeight) / image.naturalWidth;
  const top = heightPx * 0.62 - imageHeight / 2;
  pen.drawImage(readable, (widthPx - imageWidth) / 2, top, imageWidth, imageHeight);
  const gradient = pen.createLinearGradient(0, 0, 0, heightPx);
  const at = (px: number): number => Math.min(1, Math.max(0, px / heightPx));
  gradient.addColorStop(0, background);
  gradient.addColorStop(at(top + 2), background);
  gradient.addColorStop(at(top + imageHeight * 0.3), "rgb(0 0 0 / 0)");
  gradient.addColorStop(at(top + imageHeight * 0.72), "rgb(0 0 0 / 0)");
  gradient.addColorStop(at(top + imageHeight - 2), background);
  gradient.addColorStop(1, background);
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, widthPx, heightPx);
  return canvasToBlob(pen.canvas, "image/jpeg", 0.92);
}
