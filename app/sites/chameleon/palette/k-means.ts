import { elementAt } from "#app/kits/basics/element-at.ts";
import { byteAt, floatAt } from "#app/kits/basics/typed-array-at.ts";
import type { Random } from "#app/kits/basics/seeded-random.ts";
import { type Oklab, oklabDistance } from "./oklab.ts";

/** Points of a picture: three numbers each (OKLab) and a weight. */
export interface Points {
  /** l, a, b, l, a, b, … */
  values: Float32Array;
  weights: Float32Array;
}

export interface Cluster {
  centre: Oklab;
  /** The sum of the weights of its points. */
  weight: number;
  /** The root mean square distance of its points from the centre. */
  spread: number;
}

type Centre = [l: number, a: number, b: number];

const maxRounds = 24;
/** Centres that move less than this have arrived. */
const convergedBelow = 1e-4;

/**
 * At most `count` clusters of the points (weighted k-means, Lloyd 1982, begun by k-means++, Arthur and Vassilvitskii
 * 2007); fewer where there are fewer different points. The same points and source give the same clusters. The first of
 * `labels` is the cluster of the first point.
 */
export function kMeans(points: Points, count: number, random: Random): { clusters: Cluster[]; labels: Uint8Array } {
  const centres = pickCentres(points, count, random);
  const labels = new Uint8Array(points.weights.length);
  for (let round = 0; round < maxRounds; round++) {
    assignLabels(points, centres, labels);
    if (moveCentres(points, centres, labels) < convergedBelow) break;
  }
  assignLabels(points, centres, labels);
  return { clusters: summariseClusters(points, centres, labels), labels };
}

/** Begins with points that lie far from those already chosen: the farther, the likelier. */
function pickCentres(points: Points, count: number, random: Random): Centre[] {
  const { values, weights } = points;
  const chances = Float64Array.from(weights);
  const centres: Centre[] = [];
  while (centres.length < count) {
    const pointIndex = pickWeighted(chances, random);
    if (pointIndex === null) break;
    const [l, a, b] = [
      floatAt(values, 3 * pointIndex),
      floatAt(values, 3 * pointIndex + 1),
      floatAt(values, 3 * pointIndex + 2),
    ];
    const isFirst = centres.length === 0;
    centres.push([l, a, b]);
    for (let i = 0; i < weights.length; i++) {
      const squaredDistance =
        (floatAt(values, 3 * i) - l) ** 2 +
        (floatAt(values, 3 * i + 1) - a) ** 2 +
        (floatAt(values, 3 * i + 2) - b) ** 2;
      const chance = floatAt(weights, i) * (squaredDistance < 1e-8 ? 0 : squaredDistance);
      chances[i] = isFirst ? chance : Math.min(floatAt(chances, i), chance);
    }
  }
  return centres;
}

/** A place, as likely as its chance; null when there is none left. */
function pickWeighted(chances: Float64Array, random: Random): number | null {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  if (sum <= 0) return null;
  let rest = random() * sum;
  for (let i = 0; i < chances.length; i++) {
    rest -= floatAt(chances, i);
    if (rest < 0) return i;
  }
  return chances.findLastIndex((chance) => chance > 0);
}

function assignLabels({ values, weights }: Points, centres: readonly Centre[], labels: Uint8Array): void {
  for (let i = 0; i < weights.length; i++) {
    let [best, least] = [0, Infinity];
    for (let k = 0; k < centres.length; k++) {
      const centre = elementAt(centres, k);
      const squaredDistance =
        (floatAt(values, 3 * i) - centre[0]) ** 2 +
        (floatAt(values, 3 * i + 1) - centre[1]) ** 2 +
        (floatAt(values, 3 * i + 2) - centre[2]) ** 2;
      if (squaredDistance < least) [best, least] = [k, squaredDistance];
    }
    labels[i] = best;
  }
}

/** Moves each centre to the mean of its points; tells the longest way. */
function moveCentres({ values, weights }: Points, centres: Centre[], labels: Uint8Array): number {
  const sums = centres.map((): [l: number, a: number, b: number, weight: number] => [0, 0, 0, 0]);
  for (let i = 0; i < weights.length; i++) {
    const [sum, weight] = [elementAt(sums, byteAt(labels, i)), floatAt(weights, i)];
    for (const c of [0, 1, 2] as const) sum[c] += weight * floatAt(values, 3 * i + c);
    sum[3] += weight;
  }
  let longest = 0;
  centres.forEach((centre, k) => {
    const sum = elementAt(sums, k);
    if (sum[3] === 0) return;
    const next: Centre = [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]];
    longest = Math.max(longest, oklabDistance(next, centre));
    centres[k] = next;
  });
  return longest;
}

function summariseClusters({ values, weights }: Points, centres: readonly Centre[], labels: Uint8Array): Cluster[] {
  const clusters = centres.map((centre) => ({ centre, weight: 0, spread: 0 }));
  for (let i = 0; i < weights.length; i++) {
    const cluster = elementAt(clusters, byteAt(labels, i));
    const squaredDistance = oklabDistance(cluster.centre, [
      floatAt(values, 3 * i),
      floatAt(values, 3 * i + 1),
      floatAt(values, 3 * i + 2),
    ]);
    cluster.weight += floatAt(weights, i);
    cluster.spread += floatAt(weights, i) * squaredDistance ** 2;
  }
  return clusters.map((cluster) => ({
    ...cluster,
    spread: Math.sqrt(cluster.spread / Math.max(1e-9, cluster.weight)),
  }));
}
