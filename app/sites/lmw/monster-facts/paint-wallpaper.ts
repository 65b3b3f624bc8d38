const [widthPx, heightPx] = [1170, 2532];

/**
 * A portrait as the wallpaper of a phone: it stands below, where neither clock nor notices lie, and fades into the night.
 * Painted on this device from the picture that stands on the page.
 */
export async function paintWallpaper(image: HTMLImageElement): Promise<Blob> {
  image.loading = "eager";
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [widthPx, heightPx];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const background = getComputedStyle(document.documentElement).getPropertyValue("--ink").trim() || "black";
  pen.fillStyle = background;
  pen.fillRect(0, 0, widthPx, heightPx);
  const imageWidth = widthPx * 1.18;
  const imageHeight = (imageWidth * image.naturalHeight) / image.naturalWidth;
  const top = heightPx * 0.62 - imageHeight / 2;
  pen.drawImage(image, (widthPx - imageWidth) / 2, top, imageWidth, imageHeight);
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
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("not painted"))), "image/jpeg", 0.92),
  );
}
