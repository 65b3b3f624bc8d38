import { elementAt } from "#app/kits/basics/element-at.ts";

/** One frame of a recording: grey or colour does not matter here, three bytes a point. */
export interface Frame {
  atMs: number;
  /** sRGB, three bytes a point, row by row. */
  rgb: Uint8Array;
}

/** The worst second of a recording. */
export interface Worst {
  /** How many points flashed more often than the law allows, of all points. */
  share: number;
  atMs: number;
}

/**
 * Finds the second in which the largest part of the picture flashes more than `allowed` times. A flash is a pair of
 * opposing changes of relative luminance by a tenth or more whose darker end is below 0.8, or a pair of opposing changes
 * to and from saturated red (WCAG 2.2, general flash and red flash thresholds).
 */
export function worstSecond(frames: readonly Frame[], allowed: number): Worst {
  const points = (frames[0]?.rgb.length ?? 0) / 3;
  const turns = [brightness, redness].map((measure) => countTurns(frames, points, measure));
  let worst: Worst = { share: 0, atMs: 0 };
  for (const { atMs } of frames) {
    let flashing = 0;
    for (let point = 0; point < points; point++) {
      const worstShare = Math.max(
        ...turns.map((all) => (all[point] ?? []).filter((at) => at >= atMs && at < atMs + 1000).length),
      );
      if (Math.floor(worstShare / 2) > allowed) flashing++;
    }
    if (flashing / points > worst.share) worst = { share: flashing / points, atMs };
  }
  return worst;
}

interface Measure {
  of(red: number, green: number, blue: number): number;
  /** The smallest change that counts. */
  step: number;
  counts(low: number, high: number): boolean;
}

const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

const brightness: Measure = {
  of: (red, green, blue) =>
    0.2126 * elementAt(linear, red) + 0.7152 * elementAt(linear, green) + 0.0722 * elementAt(linear, blue),
  step: 0.1,
  counts: (low) => low < 0.8,
};

/** (R − G − B) × 320 of points whose red is at least four fifths of their light, else 0. */
const redness: Measure = {
  of(red, green, blue) {
    const [r, g, b] = [elementAt(linear, red), elementAt(linear, green), elementAt(linear, blue)];
    return r + g + b > 0 && r / (r + g + b) >= 0.8 ? Math.max(0, (r - g - b) * 320) : 0;
  },
  step: 20,
  counts: () => true,
};

/** For each point the moments at which it turned from rising to falling or back by at least a step. */
function countTurns(frames: readonly Frame[], points: number, { of, step, counts }: Measure): number[][] {
  return Array.from({ length: points }, (_, point) => {
    const found: number[] = [];
    let low = Infinity;
    let high = -Infinity;
    let direction = 0;
    for (const { atMs, rgb } of frames) {
      const value = of(elementAt(rgb, point * 3), elementAt(rgb, point * 3 + 1), elementAt(rgb, point * 3 + 2));
      low = Math.min(low, value);
      high = Math.max(high, value);
      const rose = direction !== 1 && value - low >= step && counts(low, value);
      const fell = direction !== -1 && high - value >= step && counts(value, high);
      if (!rose && !fell) continue;
      direction = rose ? 1 : -1;
      found.push(atMs);
      low = high = value;
    }
    return found;
  });
}
