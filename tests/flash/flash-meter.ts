/** One picture, as few cells: red, green and blue of each, 0 to 255. */
export type Cells = readonly number[] | Uint8Array;

/** What a film was like in its worst second. */
export interface FlashFacts {
  /** Share of the picture that went up and down again in brightness more than three times within one second, 0 to 1. */
  flashingShare: number;
  /** The same for saturated red. */
  redFlashingShare: number;
  /** How often most of the picture became red, or stopped being red, within one second. */
  redChanges: number;
}

/** WCAG 2.3.1: a change of a tenth of the brightest white, the darker side below 0.80. */
const minChange = 0.1;
const brightest = 0.8;
const minRedChange = 20;
const maxFlashes = 3;
/** From this share on, a change fills the picture. */
const fullPicture = 0.6;

/**
 * Measures a film as WCAG 2.3.1 (general and red flash thresholds) does, on pictures made small.
 * @param perSecond pictures in a second
 */
export function measureFlashes(frames: readonly Cells[], perSecond: number): FlashFacts {
  const cells = (frames[0]?.length ?? 0) / 3;
  const lights = pairsOf(frames, cells, lightOf, minChange, (low) => low < brightest);
  const reds = pairsOf(frames, cells, redOf, minRedChange, () => true);
  return {
    flashingShare: worstShare(lights, frames.length, perSecond),
    redFlashingShare: worstShare(reds, frames.length, perSecond),
    redChanges: worstRedChanges(frames, cells, perSecond),
  };
}

type Measure = (red: number, green: number, blue: number) => number;

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const lightOf: Measure = (red, green, blue) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
/** (R − G − B) × 320 where red is four fifths of all there is; else 0. */
const redOf: Measure = (r, g, b) => {
  const [red, green, blue] = [channel(r), channel(g), channel(b)];
  return red / (red + green + blue || 1) >= 0.8 ? Math.max(0, (red - green - blue) * 320) : 0;
};

/** For each cell the pictures at which a pair of opposite changes was complete: a flash. */
function pairsOf(
  frames: readonly Cells[],
  cells: number,
  measure: Measure,
  least: number,
  counts: (low: number) => boolean,
): number[][] {
  return Array.from({ length: cells }, (_, cell) => {
    const flashes: number[] = [];
    let extreme = 0;
    let direction = 0;
    frames.forEach((picture, at) => {
      const value = measure(picture[cell * 3]!, picture[cell * 3 + 1]!, picture[cell * 3 + 2]!);
      if (at === 0) extreme = value;
      const change = value - extreme;
      if (Math.abs(change) >= least && Math.sign(change) !== direction && counts(Math.min(value, extreme))) {
        if (direction !== 0) flashes.push(at);
        direction = Math.sign(change);
        extreme = value;
      } else if (Math.sign(change) === direction || direction === 0) extreme = direction === 0 ? extreme : value;
    });
    // Two changes make one flash.
    return flashes.filter((_at, i) => i % 2 === 0);
  });
}

function worstShare(flashes: readonly number[][], length: number, perSecond: number): number {
  let worst = 0;
  for (let from = 0; from < length; from += Math.max(1, perSecond >> 2)) {
    const over = flashes.filter(
      (cellFlashes) => cellFlashes.filter((at) => at >= from && at < from + perSecond).length > maxFlashes,
    ).length;
    worst = Math.max(worst, over / flashes.length);
  }
  return worst;
}

function worstRedChanges(frames: readonly Cells[], cells: number, perSecond: number): number {
  let isRed = false;
  const changes: number[] = [];
  frames.forEach((picture, at) => {
    let red = 0;
    for (let i = 0; i < picture.length; i += 3)
      if (redOf(picture[i]!, picture[i + 1]!, picture[i + 2]!) > minRedChange) red++;
    const isNow = red / cells > fullPicture;
    if (isNow !== isRed && at > 0) changes.push(at);
    isRed = isNow;
  });
  return Math.max(0, ...changes.map((from) => changes.filter((at) => at >= from && at < from + perSecond).length));
}
