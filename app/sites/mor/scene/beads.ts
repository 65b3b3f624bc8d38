import type { Frame, Point } from "./stage-canvas.ts";

/** A bead of water under a wipe: it runs down, faster and faster. Places and sizes in px of the canvas. */
export interface Bead {
  x: number;
  y: number;
  size: number;
  speed: number;
}

const maxBeads = 26;
const beadShare = 0.16;

/** Sometimes a wipe leaves a bead at its lower edge. */
export function leaveBead(beads: Bead[], [x, y]: Point, brushPx: number, span: number): void {
  if (Math.random() >= beadShare || beads.length >= maxBeads) return;
  beads.push({
    x: x + (Math.random() - 0.5) * brushPx,
    y: y + brushPx * 0.8,
    size: span * (0.004 + Math.random() * 0.006),
    speed: 0,
  });
}

/** Lets all run on; `onRun` is told from where to where, once one is in motion. */
export function runBeads(
  beads: readonly Bead[],
  { stepMs, span }: Pick<Frame, "stepMs" | "span">,
  onRun: (bead: Bead, toY: number) => void,
): void {
  for (const bead of beads) {
    bead.speed += stepMs * 0.000_02 * (bead.size / span) * 160;
    const nextY = bead.y + bead.speed * stepMs * span * 0.002;
    if (bead.speed > 0.02) onRun(bead, nextY);
    bead.y = nextY;
  }
}

export function paintBeads({ ctx }: Frame, beads: readonly Bead[]): void {
  for (const { x, y, size } of beads) {
    ctx.fillStyle = "rgb(8 7 8 / 0.66)";
    ctx.beginPath();
    ctx.ellipse(x, y, size, size * 1.25, 0, 0, 7);
    ctx.fill();
    ctx.fillStyle = "rgb(243 238 234 / 0.75)";
    ctx.fillRect(x - size * 0.45, y + size * 0.5, size * 0.7, size * 0.3);
  }
}
