/** A line from a corner of the column to a corner of the window, in px of the window. */
export interface LipLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/**
 * The frame around the column: eight lines from its edges to the window's, and the two lips whose middle it hides, as
 * SVG paths. Sizes in CSS px; a window no wider than the column has none.
 */
export function computeLipFrame(window: { width: number; height: number }, column: { left: number; right: number }) {
  const { width, height } = window;
  if (column.left < 1) return { lines: [], upper: "", lower: "" };
  const sides = [
    { from: column.left, to: 0 },
    { from: column.right, to: width },
  ];
  const lines = sides.flatMap(({ from, to }): LipLine[] =>
    [
      [0, -0.04],
      [0.3, 0.16],
      [0.7, 0.84],
      [1, 1.04],
    ].map(([near = 0, far = 0]) => ({ x1: from, y1: round(near * height), x2: to, y2: round(far * height) })),
  );
  return { lines, ...computeLipPaths(width, height) };
}

/** Two lips across the window, a little open, their corners at its edges. */
function computeLipPaths(width: number, height: number) {
  const x = (part: number): number => round(part * width);
  const y = (part: number): number => round(part * height);
  const upper = [
    `M${x(-0.01)} ${y(0.5)}`,
    `C${x(0.14)} ${y(0.34)} ${x(0.3)} ${y(0.06)} ${x(0.42)} ${y(0.06)}`,
    `Q${x(0.47)} ${y(0.06)} ${x(0.5)} ${y(0.12)}`,
    `Q${x(0.53)} ${y(0.06)} ${x(0.58)} ${y(0.06)}`,
    `C${x(0.7)} ${y(0.06)} ${x(0.86)} ${y(0.34)} ${x(1.01)} ${y(0.5)}`,
    `C${x(0.8)} ${y(0.42)} ${x(0.66)} ${y(0.4)} ${x(0.5)} ${y(0.4)}`,
    `C${x(0.34)} ${y(0.4)} ${x(0.2)} ${y(0.42)} ${x(-0.01)} ${y(0.5)}Z`,
  ].join("");
  const lower = [
    `M${x(-0.01)} ${y(0.5)}`,
    `C${x(0.2)} ${y(0.56)} ${x(0.34)} ${y(0.6)} ${x(0.5)} ${y(0.6)}`,
    `C${x(0.66)} ${y(0.6)} ${x(0.8)} ${y(0.56)} ${x(1.01)} ${y(0.5)}`,
    `C${x(0.9)} ${y(0.74)} ${x(0.7)} ${y(1)} ${x(0.5)} ${y(1)}`,
    `C${x(0.3)} ${y(1)} ${x(0.1)} ${y(0.74)} ${x(-0.01)} ${y(0.5)}Z`,
  ].join("");
  return { upper, lower };
}

const round = (value: number): number => Math.round(value * 10) / 10;
