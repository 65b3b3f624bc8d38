import { similarityOf, type ShadeSimilarity, shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import type { MakeupMood, MakeupPlacement, MakeupScene, MakeupTime } from "#contracts/makeup.ts";
import { type MakeupPart, makeupParts } from "#contracts/makeup-choices.ts";
import type { Product } from "#contracts/product.ts";
import { chooseParts } from "./choose-parts.ts";
import { mirrored, type Place, type RecipeInputs } from "./recipe-inputs.ts";
import { distributeTime } from "./distribute-time.ts";

/** What editors wrote, as far as recipes need it. */
export interface RecipeContent {
  makeupPlacements: readonly MakeupPlacement[];
  makeupMoods: readonly MakeupMood[];
  makeupTimes: readonly MakeupTime[];
  makeupScenes: readonly MakeupScene[];
  products: readonly Product[];
}

/** One step: what, where, how, how much of it, and for how many seconds. */
export interface RecipeStep {
  part: MakeupPart;
  product: Product;
  /** Stands in for `wanted`, because the visitor owns it; null where the product itself is wanted. */
  standIn: { wanted: Product; kinship: ShadeSimilarity | null } | null;
  /** It is one of the things that were ticked. */
  isOwned: boolean;
  where: string;
  how: string;
  /** What one does with a thing that was made for another part; its words are the site's copy. */
  isReuse: boolean;
  /** Against 1. */
  strength: number;
  seconds: number;
}

export interface Recipe {
  inputs: RecipeInputs;
  /** The strengths it is drawn with; turned round where it is contra. */
  place: Place;
  placement: MakeupPlacement;
  title: string;
  story: string;
  scene: MakeupScene;
  time: MakeupTime;
  isThreeItems: boolean;
  steps: RecipeStep[];
}

/** The parts that another thing can do as well: one shadow, one mascara, one lip for seven parts. */
const threeItems: Partial<Record<MakeupPart, MakeupPart>> = {
  brow: "lash",
  lid: "lid",
  accent: "lid",
  liner: "lash",
  lash: "lash",
  cheek: "lip",
  lip: "lip",
};
const eyeParts: readonly MakeupPart[] = ["lid", "accent", "liner", "lash"];

/**
 * Today's recipe. Strengths say where, the mood says with what and how, the minutes how many steps, the scene what is
 * done otherwise. Contra turns strengths and order round and borrows the eyes of the mood that stands against.
 */
export function createRecipe(inputs: RecipeInputs, content: RecipeContent): Recipe {
  const { isContra, owned } = inputs;
  const place = isContra ? mirrored(inputs.place) : inputs.place;
  const mood = find(content.makeupMoods, ({ id }) => id === inputs.mood);
  const eyes = isContra ? find(content.makeupMoods, ({ id }) => id === mood.against) : mood;
  const scene = find(content.makeupScenes, ({ id }) => id === inputs.scene);
  const time = find(content.makeupTimes, ({ minutes }) => minutes === inputs.minutes);
  const placement = find(
    content.makeupPlacements,
    ({ line, depth, ratio }) => line === place.line && depth === place.depth && ratio === place.ratio,
  );
  const ownedProducts = content.products.filter(({ id }) => owned.includes(id));
  const isThreeItems = ownedProducts.length === 0 && !inputs.isFull;
  const possible = isThreeItems ? makeupParts.filter((part) => threeItems[part]) : makeupParts;
  const chosen = chooseParts(possible, scene, time.steps);
  const parts = isContra ? chosen.toReversed() : chosen;
  const seconds = distributeTime(parts, inputs.minutes * 60);
  const used: string[] = [];
  const steps = parts.map((part, i): RecipeStep => {
    const source = isThreeItems ? (threeItems[part] ?? part) : part;
    const colours = eyeParts.includes(source) ? eyes : mood;
    const isStained = scene.stains.some((stained) => stained === source);
    const id = isStained ? mood.tintId : colours.productIds[source];
    const wanted = find(content.products, (product) => product.id === id);
    const ownedMatch = findNearestOwned(part, wanted, ownedProducts, used);
    if (ownedMatch) used.push(ownedMatch.product.id);
    return {
      part,
      product: ownedMatch?.product ?? wanted,
      standIn: ownedMatch && ownedMatch.product !== wanted ? { wanted, kinship: ownedMatch.kinship } : null,
      isOwned: ownedMatch !== null,
      where: placement.where[part],
      how: scene.notes[part] ?? colours.how[part],
      isReuse: source !== part,
      strength: scene.strength[part] ?? 1,
      seconds: seconds[i] ?? 0,
    };
  });
  const { title, story } = isContra ? mood.contra : mood;
  return { inputs, place, placement, title, story, scene, time, isThreeItems, steps };
}

/** Which lines can do a part. */
const linesOf: Record<MakeupPart, readonly Product["line"][]> = {
  base: ["base"],
  contour: ["shadow"],
  brow: ["brow"],
  lid: ["shadow"],
  accent: ["shadow"],
  liner: ["liner"],
  lash: ["mascara"],
  cheek: ["tint", "lip"],
  light: ["shadow"],
  lip: ["lip", "tint"],
};
/** For these it is the tool that counts; the nearest one will do, however far its colour is. */
const toolParts: readonly MakeupPart[] = ["base", "brow", "liner", "lash"];

/** The owned thing nearest in colour (ΔE00) that can do the part; null where none is a cousin at least. */
function findNearestOwned(part: MakeupPart, wanted: Product, owned: readonly Product[], used: readonly string[]) {
  const candidates = owned.filter(
    ({ id, line }) => linesOf[part].includes(line) && (line !== "shadow" || !used.includes(id)),
  );
  const ranked = candidates
    .map((product) => ({ product, difference: differenceOf(wanted, product) }))
    .toSorted((a, b) => a.difference - b.difference || (a.product.id < b.product.id ? -1 : 1));
  const [first] = ranked;
  if (!first) return null;
  const similarity = Number.isFinite(first.difference) ? similarityOf(first.difference) : null;
  if (!toolParts.includes(part) && (similarity === null || similarity === "stranger")) return null;
  return { product: first.product, kinship: similarity };
}

/** Infinite where one of them has no colour to compare. */
function differenceOf(one: Product, other: Product): number {
  if (one === other) return 0;
  return one.shade && other.shade ? shadeDifference(one.shade.hex, other.shade.hex) : Number.POSITIVE_INFINITY;
}

function find<T>(list: readonly T[], fits: (item: T) => boolean): T {
  const found = list.find(fits);
  if (found === undefined) throw new Error("the recipe book lacks a page");
  return found;
}
