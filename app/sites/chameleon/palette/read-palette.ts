import { elementAt } from "#app/kits/basics/element-at.ts";
import { byteAt, floatAt, indexAt } from "#app/kits/basics/typed-array-at.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { type Cluster, kMeans, type Points } from "./k-means.ts";
import { linearOfByte, oklabDistance, oklabOfLinear, oklabToHex } from "./oklab.ts";

/** A small copy of a picture, four bytes a pixel. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** One of the colours of a picture. */
export interface PaletteColour {
  /** `#rrggbb`, lower case. */
  hex: string;
  /** Its part of all that has a colour, 0–1. */
  share: number;
  /** Where most of it is, 0–1 from the left and from the top. */
  x: number;
  y: number;
  /** How far its pixels lie from it in OKLab. */
  spread: number;
}

/** `isGrey`: next to nothing in the picture has a colour. */
export interface Palette {
  colours: PaletteColour[];
  /** `#rrggbb` of what else was found: the told ones must not be taken for it. */
  rest: string[];
  isGrey: boolean;
}

/** So many colours are told. */
export const maxColours = 5;
/** More are looked for, so that a small red flower is not lost in a large meadow. */
const clusterCount = 10;
/** Two that lie nearer than this are one. */
const minDistance = 0.06;
/** A picture has colours when so much of it has. */
const minColouredShare = 0.004;
/** Frames, letter boxes and the dark of a lens lie at the rim. */
const rim = 0.03;
/** Below: black. Above: light itself. Neither is anybody's colour. */
const [darkest, lightest] = [0.18, 0.97];
/** From this lightness on the dark takes nothing from a colour any more. */
const litFrom = 0.44;
/** Chroma below which a pixel is grey, and from which it is fully a colour. */
const [greyUpTo, colouredFrom] = [0.022, 0.06];
/** A step to the neighbour above this is an edge: its pixels are a mixture of two things. */
const edgeFrom = 0.09;
const seed = 20_240_110;

/**
 * The five colours that a picture is made of, most telling first; fewer where there are fewer. Black, white, greys, the
 * rim and the mixed pixels of edges do not count.
 */
export function readPalette(pixels: Pixels): Palette {
  const { points, pixelIndices, coloured } = pointsOf(pixels);
  if (coloured < minColouredShare) return { colours: [], rest: [], isGrey: true };
  const { clusters, labels } = kMeans(points, clusterCount, seededRandom(seed));
  const merged = mergeNear(clusters);
  const total = merged.reduce((sum, { weight }) => sum + weight, 0);
  const visibleGroups = merged
    .filter(({ weight }) => weight > total * 0.002)
    .toSorted((one, other) => salienceOf(other) - salienceOf(one));
  const mainGroups = visibleGroups.slice(0, maxColours);
  const colours = mainGroups.map((group) => {
    const { x, y } = findCentre(group.members, labels, pixelIndices, points.weights, pixels);
    return { hex: oklabToHex(group.centre), share: group.weight / total, x, y, spread: group.spread };
  });
  const rest = visibleGroups.slice(maxColours).map(({ centre }) => oklabToHex(centre));
  return { colours, rest, isGrey: colours.length === 0 };
}

function pointsOf({ data, width, height }: Pixels): { points: Points; pixelIndices: Uint32Array; coloured: number } {
  const lab = new Float32Array(3 * width * height);
  for (let i = 0; i < width * height; i++) {
    lab.set(
      oklabOfLinear(
        floatAt(linearOfByte, byteAt(data, 4 * i)),
        floatAt(linearOfByte, byteAt(data, 4 * i + 1)),
        floatAt(linearOfByte, byteAt(data, 4 * i + 2)),
      ),
      3 * i,
    );
  }
  const step = (at: number, next: number): number =>
    Math.hypot(
      floatAt(lab, 3 * at) - floatAt(lab, 3 * next),
      floatAt(lab, 3 * at + 1) - floatAt(lab, 3 * next + 1),
      floatAt(lab, 3 * at + 2) - floatAt(lab, 3 * next + 2),
    );
  const [values, weights, pixelIndices]: [number[], number[], number[]] = [[], [], []];
  const inset = Math.max(1, Math.round(Math.min(width, height) * rim));
  let coloured = 0;
  for (let y = inset; y < height - inset; y++) {
    for (let x = inset; x < width - inset; x++) {
      const at = y * width + x;
      const [l, a, b] = [floatAt(lab, 3 * at), floatAt(lab, 3 * at + 1), floatAt(lab, 3 * at + 2)];
      if (l < darkest || l > lightest || byteAt(data, 4 * at + 3) < 128) continue;
      const chroma = Math.hypot(a, b);
      // In the dark, chroma is mostly the noise of the sensor, and nobody calls it a colour.
      const strength =
        Math.min(1, Math.max(0, (chroma - greyUpTo) / (colouredFrom - greyUpTo))) *
        Math.min(1, (l - darkest) / (litFrom - darkest));
      if (strength <= 0) continue;
      const edge = Math.max(step(at, at + 1), step(at, at + width), step(at, at - 1), step(at, at - width));
      const weight = strength * (edge > edgeFrom ? 0.05 : 1);
      coloured += strength;
      values.push(l, a, b);
      weights.push(weight);
      pixelIndices.push(at);
    }
  }
  return {
    points: { values: Float32Array.from(values), weights: Float32Array.from(weights) },
    pixelIndices: Uint32Array.from(pixelIndices),
    coloured: coloured / Math.max(1, (width - 2 * inset) * (height - 2 * inset)),
  };
}

type Group = Cluster & { members: number[] };

/** Joins what cannot be told apart, the nearest pair first. */
function mergeNear(clusters: readonly Cluster[]): Group[] {
  const groups: Group[] = clusters.map((cluster, i) => ({ ...cluster, members: [i] }));
  for (;;) {
    let best: [number, number] | null = null;
    let smallest = minDistance;
    for (let i = 0; i < groups.length; i++) {
      for (let k = i + 1; k < groups.length; k++) {
        const distance = oklabDistance(elementAt(groups, i).centre, elementAt(groups, k).centre);
        if (distance < smallest) [best, smallest] = [[i, k], distance];
      }
    }
    if (!best) return groups;
    const [first, second] = best;
    groups[first] = mergeGroups(elementAt(groups, first), elementAt(groups, second));
    groups.splice(second, 1);
  }
}

function mergeGroups(one: Group, other: Group): Group {
  const weight = one.weight + other.weight || 1;
  const mean = (a: number, b: number): number => (a * one.weight + b * other.weight) / weight;
  const meanAt = (c: 0 | 1 | 2): number => mean(one.centre[c], other.centre[c]);
  const centre: Cluster["centre"] = [meanAt(0), meanAt(1), meanAt(2)];
  const distance = oklabDistance(one.centre, other.centre);
  return {
    centre,
    weight,
    spread: Math.max(mean(one.spread, other.spread), distance / 2),
    members: [...one.members, ...other.members],
  };
}

/** A little of a strong colour tells more of a picture than much of a weak one. */
const salienceOf = ({ weight, centre }: Cluster): number =>
  Math.sqrt(weight) * (0.04 + Math.hypot(centre[1], centre[2]));

/** The pixel of the group that lies nearest to the middle of its densest quarter of the picture. */
function findCentre(
  members: readonly number[],
  labels: Uint8Array,
  pixelIndices: Uint32Array,
  weights: Float32Array,
  { width, height }: Pixels,
): { x: number; y: number } {
  const cells = 6;
  const sums = Array.from({ length: cells * cells }, (): [x: number, y: number, weight: number] => [0, 0, 0]);
  for (let i = 0; i < labels.length; i++) {
    if (!members.includes(byteAt(labels, i))) continue;
    const [x, y, weight] = [
      indexAt(pixelIndices, i) % width,
      Math.floor(indexAt(pixelIndices, i) / width),
      floatAt(weights, i),
    ];
    const sum = elementAt(sums, Math.floor((y / height) * cells) * cells + Math.floor((x / width) * cells));
    sum[0] += weight * x;
    sum[1] += weight * y;
    sum[2] += weight;
  }
  const [x, y, weight] = sums.reduce((best, sum) => (sum[2] > best[2] ? sum : best));
  return weight ? { x: (x / weight + 0.5) / width, y: (y / weight + 0.5) / height } : { x: 0.5, y: 0.5 };
}
