import type {
  AxisSpread,
  CalibratedReference,
  FaceRatioName,
  FaceRatios,
  FaceReference,
} from "#contracts/face-reference.ts";

/** Three scores; each leans to one of two strengths. About −5 to 5. */
export interface AxisScores {
  /** Below 0: flows (ながれる). Above: is taut (張る). */
  line: number;
  /** Below 0: blank (余白). Above: density (密度). */
  depth: number;
  /** Below 0: lingers (余韻). Above: springs (弾み). */
  ratio: number;
}

export const axes = ["line", "depth", "ratio"] as const satisfies readonly (keyof AxisScores)[];
export type Axis = (typeof axes)[number];

/** Below this a score does not decide: both types stand side by side. */
export const borderline = 0.5;

/** What a standard deviation beyond the border adds to a score: a score of 3 is as rare as with three answers. */
const scorePerSd = 1.5;

type Weights = Readonly<Partial<Record<FaceRatioName, number>>>;

/**
 * Product design 3.2 says what makes an axis, the research (section 7) the signs. Which proportions speak for it was chosen by
 * how little they drift from picture to picture and from engine to engine: docs/decisions/0034.
 */
const axisWeights: Readonly<Record<Axis, Weights>> = {
  line: {
    // A straight outline fills more of its box: jaw and chin at once.
    outlineFill: 1,
    // A level brow is taut, an arched one flows.
    browBend: -1,
  },
  depth: {
    eyeArea: 0.7,
    lipArea: 0.7,
    lipHeight: 0.5,
    // Brow and eye close together leave less blank.
    browHeight: -0.7,
  },
  ratio: {
    // Heights by widths: what is long lingers.
    midface: -1,
    eyesToChin: -0.6,
  },
};

/** With a covered lower face only brow and eyes speak; the third axis is asked. */
const maskedWeights: Readonly<Record<"line" | "depth", Weights>> = {
  line: { browBend: -1 },
  depth: { eyeArea: 0.7, browHeight: -0.7 },
};

/**
 * How far a proportion lies from the reference, in its standard deviations.
 * @throws RangeError where the reference does not know the proportion
 */
export function zScore(
  name: FaceRatioName,
  ratios: FaceRatios,
  reference: Pick<FaceReference, "id" | "ratios">,
): number {
  const spread = reference.ratios[name];
  if (!spread) throw new RangeError(`${reference.id} does not know ${name}`);
  return (ratios[name] - spread.mean) / spread.sd;
}

/** The three axes of an uncovered face. */
export function scoreFace(ratios: FaceRatios, reference: CalibratedReference): AxisScores {
  const score = (axis: Axis) => scoreOf(weightedSum(axisWeights[axis], ratios, reference), reference.axes[axis]);
  return { line: score("line"), depth: score("depth"), ratio: score("ratio") };
}

/**
 * The axes of a face whose lower half is covered (mask, veil). What is not seen counts as the mean, so such a face is
 * called borderline more often; `ratio` is what the visitor answered (see `scoreAnswer`).
 */
export function scoreMaskedFace(ratios: FaceRatios, reference: CalibratedReference, ratio: number): AxisScores {
  const score = (axis: keyof typeof maskedWeights) =>
    scoreOf(weightedSum(maskedWeights[axis], ratios, reference), reference.axes[axis]);
  return { line: score("line"), depth: score("depth"), ratio };
}

/** Up to the border a score grows to `borderline`, behind it by standard deviations: 0.5 means the same on every axis. */
function scoreOf(sum: number, { middle, sd, border }: AxisSpread): number {
  const away = Math.abs(sum - middle) / sd;
  const score = away < border ? (borderline * away) / border : borderline + (away - border) * scorePerSd;
  return Math.sign(sum - middle) * score;
}

function weightedSum(weights: Weights, ratios: FaceRatios, reference: CalibratedReference): number {
  const names = Object.keys(weights) as FaceRatioName[];
  return names.reduce((sum, name) => sum + (weights[name] ?? 0) * zScore(name, ratios, reference), 0);
}
