/** A box in CSS px. */
interface Box {
  width: number;
  height: number;
}

/** Of what a crop takes away, so much lies above: the videos have their texts there. The player's style says the same. */
const shareAbove = 0.15;

/**
 * Where a touch in a box falls in the picture that fills it, as shares of the picture's width and height; null beside
 * the picture. `fit` is the CSS object-fit; bars are equal, a crop is not.
 */
export function positionInFrame(
  touch: { x: number; y: number },
  box: Box,
  frame: Box,
  fit: "cover" | "contain",
): { x: number; y: number } | null {
  const across = box.width / frame.width;
  const down = box.height / frame.height;
  const scale = fit === "cover" ? Math.max(across, down) : Math.min(across, down);
  const x = (touch.x - (box.width - frame.width * scale) / 2) / (frame.width * scale);
  const above = (box.height - frame.height * scale) * (fit === "cover" ? shareAbove : 0.5);
  const y = (touch.y - above) / (frame.height * scale);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
}
