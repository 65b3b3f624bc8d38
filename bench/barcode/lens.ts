/** Three numbers a pixel, 0 to 255. */
export interface Planes {
  data: Float32Array;
  width: number;
  height: number;
}

/** Out of focus: every point becomes an even disc (the shape of an open lens), its edge by shares of a pixel. */
export function blurDisc(picture: Planes, radiusPx: number): Planes {
  const reach = Math.ceil(radiusPx);
  const taps: Tap[] = [];
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const weight = Math.min(1, Math.max(0, radiusPx + 0.5 - Math.hypot(x, y)));
      if (weight > 0) taps.push({ x, y, weight });
    }
  }
  return convolve(picture, taps);
}

/** A hand that moved evenly in one direction while the picture was taken. */
export function blurLine(picture: Planes, lengthPx: number, directionDeg: number): Planes {
  const steps = Math.max(2, Math.ceil(lengthPx * 2));
  const [dx, dy] = [Math.cos((directionDeg * Math.PI) / 180), Math.sin((directionDeg * Math.PI) / 180)];
  const weights = new Map<string, Tap>();
  for (let step = 0; step <= steps; step++) {
    const along = (step / steps - 0.5) * lengthPx;
    const [px, py] = [along * dx, along * dy];
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const at = { x: Math.floor(px) + x, y: Math.floor(py) + y };
      const weight = (1 - Math.abs(px - at.x)) * (1 - Math.abs(py - at.y));
      const key = `${at.x} ${at.y}`;
      weights.set(key, { ...at, weight: (weights.get(key)?.weight ?? 0) + weight });
    }
  }
  return convolve(picture, [...weights.values()]);
}

interface Tap {
  x: number;
  y: number;
  weight: number;
}

function convolve({ data, width, height }: Planes, taps: readonly Tap[]): Planes {
  const total = taps.reduce((sum, { weight }) => sum + weight, 0);
  const next = new Float32Array(data.length);
  for (const { x, y, weight } of taps) {
    for (let row = 0; row < height; row++) {
      const from = Math.min(height - 1, Math.max(0, row + y)) * width;
      for (let column = 0; column < width; column++) {
        const source = 3 * (from + Math.min(width - 1, Math.max(0, column + x)));
        const at = 3 * (row * width + column);
        next[at] = (next[at] ?? 0) + ((data[source] ?? 0) * weight) / total;
        next[at + 1] = (next[at + 1] ?? 0) + ((data[source + 1] ?? 0) * weight) / total;
        next[at + 2] = (next[at + 2] ?? 0) + ((data[source + 2] ?? 0) * weight) / total;
      }
    }
  }
  return { data: next, width, height };
}
