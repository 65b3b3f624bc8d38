/** A line from the edge of the column to the edge of the window, in thousandths of the space between them and of the height. */
export interface LipLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Where the four lines of a side leave the column and where they reach the window's edge, in thousandths of the height. */
const heights = [
  { near: 0, far: -40 },
  { near: 300, far: 160 },
  { near: 700, far: 840 },
  { near: 1000, far: 1040 },
] as const;

/** The lines beside the column. The space they are drawn in is as wide as the window leaves it, so that they follow its size. */
export const lipLines: Readonly<Record<"left" | "right", readonly LipLine[]>> = {
  left: heights.map(({ near, far }) => ({ x1: 1000, y1: near, x2: 0, y2: far })),
  right: heights.map(({ near, far }) => ({ x1: 0, y1: near, x2: 1000, y2: far })),
};

/** Two lips across the window, a little open, their corners at its edges: SVG paths in thousandths of its width and height. */
export const lipPaths = {
  upper:
    "M-10 500C140 340 300 60 420 60Q470 60 500 120Q530 60 580 60C700 60 860 340 1010 500C800 420 660 400 500 400C340 400 200 420 -10 500Z",
  lower:
    "M-10 500C200 560 340 600 500 600C660 600 800 560 1010 500C900 740 700 1000 500 1000C300 1000 100 740 -10 500Z",
} as const;
