import type { FaceRatioName, FaceRatios, FaceReference } from "#contracts/face-reference.ts";

/** Three scores; each leans to one of two strengths. Sums of z-scores, about −5 to 5. */
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

type Weights = Readonly<Partial<Record<FaceRatioName, number>>>;

/**
 * Product design 3.2 says which proportions make an axis, the research (section 7) their signs. Equal weights to start
 * with: nobody has rated faces yet.
 */
export const axisWeights: Readonly<Record<Axis, Weights>> = {
  line: {
    // A smaller angle is a clearer corner of the jaw.
    jawAngle: -1,
    // A level brow is taut, an arched one flows.
    browArch: -1,
    // The curvature of the chin: how far the outline bulges between corner and chin.
    jawSagitta: -1,
  },
  depth: {
    eyeArea: 1,
    lipHeight: 1,
    // Brow and eye close together leave less blank.
    browGap: -1,
  },
  ratio: {
    // The design names width by height; the table measures height by width, hence the minus.
    length: -1,
    noseLength: -1,
    eyeSpacing: 1,
  },
};

/** With a covered lower face only brow and eyes speak; the third axis is asked. */
const maskedWeights = {
  line: { browArch: -1 },
  depth: { eyeArea: 1, browGap: -1 },
} satisfies Partial<Record<Axis, Weights>>;

/** How far a proportion lies from the reference, in its standard deviations. */
export function zScore(name: FaceRatioName, ratios: FaceRatios, reference: FaceReference): number {
  const { mean, sd } = reference.ratios[name];
  return (ratios[name] - mean) / sd;
}

/** The three axes of an uncovered face. */
export function scoreFace(ratios: FaceRatios, reference: FaceReference): AxisScores {
  return {
    line: weightedSum(axisWeights.line, ratios, reference),
    depth: weightedSum(axisWeights.depth, ratios, reference),
    ratio: weightedSum(axisWeights.ratio, ratios, reference),
  };
}

/**
 * The axes of a face whose lower half is covered (mask, veil). What is not seen counts as the mean, so such a face is
 * called borderline more often; `ratio` is what the visitor answered (see `scoreAnswer`).
 */
export function scoreMaskedFace(ratios: FaceRatios, reference: FaceReference, ratio: number): AxisScores {
  return {
    line: weightedSum(maskedWeights.line, ratios, reference),
    depth: weightedSum(maskedWeights.depth, ratios, reference),
    ratio,
  };
}

function weightedSum(weights: Weights, ratios: FaceRatios, reference: FaceReference): number {
  const names = Object.keys(weights) as FaceRatioName[];
  return names.reduce((sum, name) => sum + (weights[name] ?? 0) * zScore(name, ratios, reference), 0);
}
