/** What the yardstick keeps of one bullet: place, way, whether it lives. */
interface BareBullets {
  x: Int32Array;
  y: Int32Array;
  vx: Int32Array;
  vy: Int32Array;
}

/**
 * The yardstick: the least that any shooter does. So many bullets, in four flat arrays, move every tick, turn back at the
 * edges, are held against one player and written into the vertices of a batch (place, size, picture). No rules, no log.
 * @returns a sum over what was written, so that nothing can be left out
 */
export function runBareBatch(ticks: number, bullets: number): number {
  const { x, y, vx, vy } = createBullets(bullets);
  const vertices = new Float32Array(bullets * 8);
  let hits = 0;
  for (let tick = 0; tick < ticks; tick++) {
    for (let i = 0; i < bullets; i++) {
      const atX = x[i]! + vx[i]!;
      const atY = y[i]! + vy[i]!;
      x[i] = atX;
      y[i] = atY;
      if (atX < 0 || atX > 92_160) vx[i] = -vx[i]!;
      if (atY < 0 || atY > 163_840) vy[i] = -vy[i]!;
      const dx = atX - 46_080;
      const dy = atY - 138_240;
      if (dx < 1800 && dx > -1800 && dy < 1800 && dy > -1800 && dx * dx + dy * dy < 3_240_000) hits++;
      const at = i * 8;
      vertices[at] = atX / 256;
      vertices[at + 1] = atY / 256;
      vertices[at + 2] = 12;
      vertices[at + 3] = i & 3;
    }
  }
  return hits + (vertices[0] ?? 0);
}

function createBullets(count: number): BareBullets {
  const of = (value: (i: number) => number): Int32Array => Int32Array.from({ length: count }, (_, i) => value(i));
  return {
    x: of((i) => (i * 7_919) % 92_160),
    y: of((i) => (i * 104_729) % 163_840),
    vx: of((i) => ((i * 37) % 601) - 300),
    vy: of((i) => ((i * 53) % 601) - 300),
  };
}
