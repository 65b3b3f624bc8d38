import { elementAt } from "#app/kits/basics/element-at.ts";
import { type Random, randomBelow, randomBetween, seededRandom } from "#app/kits/basics/seeded-random.ts";

/** A person who exists nowhere, and how a camera meets them. */
export interface Person {
  /** Weight of each identity of the model, about N(0, 1). */
  identity: number[];
  /** Weights of expressions by name, small: nobody's face is quite at rest. */
  expression: Record<string, number>;
  /** Degrees, as in `Pose` of the scan. */
  yaw: number;
  pitch: number;
  roll: number;
  look: PersonLook;
}

/** Linear colours, and the brow, which the model's shape does not have. */
export interface PersonLook {
  skin: readonly [number, number, number];
  lips: readonly [number, number, number];
  hair: readonly [number, number, number];
  iris: readonly [number, number, number];
  /** The brow's place above the eye and the height of its arch, cm from where the shader has it; its thickness as a factor. */
  browLift: number;
  browArch: number;
  browThickness: number;
  /** Where the light comes from, x to the right; and how much of it comes from everywhere. */
  lightX: number;
  ambient: number;
  ground: number;
}

const identities = 60;
/** Spread of the small expressions that faces at rest have. */
const restless = {
  browDown: 0.08,
  browInnerUp: 0.08,
  browOuterUp: 0.08,
  eyeBlink: 0.08,
  eyeSquint: 0.12,
  mouthSmile: 0.06,
  mouthPress: 0.08,
  mouthFrown: 0.06,
} as const;

/** Skin and lips of six tones, from fair to deep (the shares of light that they give back). */
const tones = [
  { skin: [0.64, 0.4, 0.3], lips: [0.5, 0.185, 0.165] },
  { skin: [0.56, 0.34, 0.24], lips: [0.44, 0.16, 0.14] },
  { skin: [0.48, 0.28, 0.18], lips: [0.38, 0.14, 0.11] },
  { skin: [0.37, 0.2, 0.12], lips: [0.3, 0.11, 0.09] },
  { skin: [0.25, 0.125, 0.075], lips: [0.25, 0.088, 0.075] },
  { skin: [0.15, 0.07, 0.042], lips: [0.18, 0.06, 0.055] },
] as const;
const hairs = [
  [0.012, 0.009, 0.008],
  [0.05, 0.03, 0.02],
  [0.11, 0.065, 0.035],
] as const;
const irises = [
  [0.03, 0.018, 0.01],
  [0.1, 0.06, 0.03],
  [0.1, 0.14, 0.16],
] as const;

/** So many people, the same for the same seed. */
export function samplePeople(count: number, seed: number): Person[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => samplePerson(random));
}

function samplePerson(random: Random): Person {
  const identity = Array.from({ length: identities }, () => gaussian(random));
  const expression = Object.fromEntries(
    Object.entries(restless).flatMap(([name, spread]) => {
      const both = Math.abs(gaussian(random)) * spread;
      // A little more on one side than on the other.
      return ["_L", "_R"].map((side) => [name + side, both * randomBetween(random, 0.8, 1.2)]);
    }),
  );
  const toneAt = randomBelow(random, tones.length);
  // Deep skin has dark hair and eyes: brows lighter than the skin would be none.
  const [hairCount, irisCount] = toneAt < 3 ? [hairs.length, irises.length] : [1, 1];
  return {
    identity,
    expression,
    yaw: gaussian(random) * 2.5,
    pitch: gaussian(random) * 2.5,
    roll: gaussian(random) * 2,
    look: {
      ...elementAt(tones, toneAt),
      hair: elementAt(hairs, randomBelow(random, hairCount)),
      iris: elementAt(irises, randomBelow(random, irisCount)),
      // The model has no brows: place and spread are those of 142 photographs, read by the same engine.
      browLift: gaussian(random) * 0.18 - 0.3,
      browArch: gaussian(random) * 0.1 - 0.06,
      browThickness: randomBetween(random, 0.75, 1.35),
      lightX: randomBetween(random, -0.6, 0.6),
      ambient: randomBetween(random, 0.35, 0.6),
      ground: randomBetween(random, 0.15, 0.75),
    },
  };
}

/** N(0, 1), by Box and Muller. */
function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
