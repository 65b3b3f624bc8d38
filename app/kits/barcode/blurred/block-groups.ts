import type { Grey } from "../pixels.ts";

/** A small square of the picture whose edges agree about their direction. */
export interface Block {
  /** Its middle and its side, in px. */
  x: number;
  y: number;
  size: number;
  /** Across the edges, against the x axis, in radians. */
  angle: number;
  strength: number;
}

const sizePx = 12;
/** How much the edges in a block must agree, 0 to 1. */
const leastAgreement = 0.6;
/** Neighbours differ by no more than this, in radians. */
const maxTurn = 0.3;
/** Blocks further down than this share of the strong ones are grain and noise. */
const leastShare = 0.05;
/** Gaps of so many blocks are bridged: a wide white bar, a mirrored lamp. */
const bridge = 2;

/** Blocks that lie together and point one way, by what they hold together of edges, the most first (Bigün and Granlund 1987). */
export function findBlockGroups(grey: Grey): Block[][] {
  const columns = Math.floor(grey.width / sizePx);
  const rows = Math.floor(grey.height / sizePx);
  const blocks = measureBlocks(grey, columns, rows);
  const taken = new Uint8Array(blocks.length);
  const groups: Block[][] = [];
  blocks.forEach((block, start) => {
    if (!block || taken[start]) return;
    const members = [start];
    taken[start] = 1;
    for (const at of members) for (const next of joinedTo(at, blocks, taken, columns)) members.push(next);
    if (members.length >= 8) groups.push(members.flatMap((at) => blocks[at] ?? []));
  });
  const weigh = (group: readonly Block[]): number => group.reduce((sum, { strength }) => sum + strength, 0);
  return groups.toSorted((one, other) => weigh(other) - weigh(one));
}

function joinedTo(at: number, blocks: readonly (Block | null)[], taken: Uint8Array, columns: number): number[] {
  const rows = blocks.length / columns;
  const own = blocks[at];
  const joined: number[] = [];
  for (let dy = -bridge; dy <= bridge; dy++) {
    for (let dx = -bridge; dx <= bridge; dx++) {
      const [x, y] = [(at % columns) + dx, Math.floor(at / columns) + dy];
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const next = y * columns + x;
      const other = blocks[next];
      if (!own || !other || taken[next] || Math.abs(Math.sin(own.angle - other.angle)) > maxTurn) continue;
      taken[next] = 1;
      joined.push(next);
    }
  }
  return joined;
}

function measureBlocks(grey: Grey, columns: number, rows: number): (Block | null)[] {
  const blocks: (Block | null)[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) blocks.push(measureBlock(grey, column * sizePx, row * sizePx));
  const strengths = blocks.flatMap((block) => block?.strength ?? []).toSorted((a, b) => a - b);
  const floor = (strengths[Math.floor(strengths.length * 0.97)] ?? 0) * leastShare;
  return blocks.map((block) => (block && block.strength > floor ? block : null));
}

function measureBlock({ data, width, height }: Grey, left: number, top: number): Block | null {
  let [xx, yy, xy] = [0, 0, 0];
  for (let y = Math.max(1, top); y < Math.min(height - 1, top + sizePx); y++) {
    for (let x = Math.max(1, left); x < Math.min(width - 1, left + sizePx); x++) {
      const at = y * width + x;
      const gx = data[at + 1]! - data[at - 1]!;
      const gy = data[at + width]! - data[at - width]!;
      xx += gx * gx;
      yy += gy * gy;
      xy += gx * gy;
    }
  }
  const agreement = xx + yy === 0 ? 0 : Math.hypot(xx - yy, 2 * xy) / (xx + yy);
  if (agreement < leastAgreement) return null;
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { x: left + sizePx / 2, y: top + sizePx / 2, size: sizePx, angle, strength: (xx + yy) * agreement };
}
