/** What happens to a picture between two readings of the same face. */
export const variantNames = [
  "roll +15°",
  "roll -15°",
  "roll +25°",
  "roll -25°",
  "blur",
  "brightness 60 %",
  "brightness 80 %",
  "brightness 120 %",
  "brightness 140 %",
  "scale 50 %",
  "scale 150 %",
  "mirror",
] as const;
export type VariantName = (typeof variantNames)[number];

const turns: Partial<Record<VariantName, number>> = {
  "roll +15°": 15,
  "roll -15°": -15,
  "roll +25°": 25,
  "roll -25°": -25,
};
/** Out of focus: a deviation of 3 px where the picture's longer side has 720. */
const blursPx: Partial<Record<VariantName, number>> = { blur: 3 };
const lights: Partial<Record<VariantName, number>> = {
  "brightness 60 %": 0.6,
  "brightness 80 %": 0.8,
  "brightness 120 %": 1.2,
  "brightness 140 %": 1.4,
};
const scales: Partial<Record<VariantName, number>> = { "scale 50 %": 0.5, "scale 150 %": 1.5 };

/** The picture turned, blurred, lit, scaled or mirrored, in a picture of the same shape. */
export function variantOf(picture: ImageBitmap, name: VariantName): ImageBitmap {
  const scale = scales[name] ?? 1;
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  // What turns into the corners is the ground the face stands before.
  context.filter = `brightness(${lights[name] ?? 1}) blur(${blursPx[name] ?? 0}px)`;
  context.drawImage(picture, 0, 0, 1, 1, 0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((turns[name] ?? 0) * Math.PI) / 180);
  context.scale(name === "mirror" ? -scale : scale, scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas.transferToImageBitmap();
}
