import * as v from "valibot";
import { finishes } from "#contracts/finishes.ts";
import { maxLookCodeLength } from "#contracts/look-code-sign.ts";
import { makeupParts } from "#contracts/makeup-choices.ts";

export const tryOnSchema = v.strictObject({ productId: v.pipe(v.string(), v.regex(/^(lip|tint)-\d{2}$/)) });
export const savedTryOnSchema = v.strictObject({ id: v.pipe(v.string(), v.uuid()) });

/** What is said and shown beside a shade that is worn. */
export const monsterInfoSchema = v.strictObject({
  /** The small scene of a lip, or what a tint's pack says. */
  words: v.string(),
  monster: v.nullable(
    v.strictObject({
      name: v.string(),
      /** Below /assets/v, by expression; those that are not drawn yet are missing. */
      faces: v.record(v.picklist(["neutral", "joy", "pout", "surprise", "sleep"]), v.string()),
    }),
  ),
});
export type MonsterInfo = v.InferOutput<typeof monsterInfoSchema>;

/** Five shades without their names, in the order in which they are worn. */
export const blindDealSchema = v.strictObject({
  /** The month in Japan, "yyyymm". */
  round: v.string(),
  shades: v.array(v.strictObject({ id: v.string(), hex: v.string(), finish: v.string() })),
  /** Chosen already this month: it stays. */
  pickedId: v.nullable(v.string()),
});
export const blindPickSchema = v.strictObject({ productId: v.pipe(v.string(), v.regex(/^lip-\d{2}$/)) });
export const blindPickedSchema = v.strictObject({ pickedId: v.string() });
export type BlindDeal = v.InferOutput<typeof blindDealSchema>;

const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const named = { id: v.string(), number: v.string(), name: v.string(), hex: v.string() };

/** What can be worn on the eyes: the single shadows, the brand's own palettes of four of them, mascaras and liners. */
export const eyeCatalogueSchema = v.strictObject({
  shadows: v.array(v.strictObject({ ...named, finish: v.picklist(finishes), family: v.number() })),
  /** The twelve desires the shadows belong to, each one kanji. */
  families: v.array(v.strictObject({ id: v.number(), kanji: v.string(), name: v.string() })),
  /** Shadow ids by well: base, main, deep, light. */
  palettes: v.array(v.strictObject({ id: v.string(), name: v.string(), wells: v.array(v.string()) })),
  mascaras: v.array(
    v.strictObject({
      ...named,
      words: v.string(),
      length: shareSchema,
      curl: shareSchema,
      density: shareSchema,
      thickness: shareSchema,
    }),
  ),
  liners: v.array(v.strictObject({ ...named, words: v.string(), thickness: shareSchema, wing: shareSchema })),
});
export type EyeCatalogue = v.InferOutput<typeof eyeCatalogueSchema>;

/** What a measured skin is compared with, and what may be suggested for it. */
export const skinShadesSchema = v.strictObject({
  bases: v.array(v.strictObject(named)),
  lips: v.array(v.strictObject(named)),
  shadows: v.array(v.strictObject(named)),
});
export type SkinShades = v.InferOutput<typeof skinShadesSchema>;

const lookColourSchema = v.strictObject({ hex: v.string(), finish: v.picklist(finishes) });

/** All that a whole face can wear: the colours of the catalogue, what of it fits which part, and the looks of the house. */
export const faceCatalogueSchema = v.strictObject({
  /** Everything that has a colour: codes of looks may name any of it. */
  products: v.array(v.strictObject({ ...named, finish: v.picklist(finishes) })),
  /** Ids of what one may choose for a part, in the order in which they stand side by side. */
  choices: v.strictObject({
    base: v.array(v.string()),
    contour: v.array(v.string()),
    blush: v.array(v.string()),
    highlight: v.array(v.string()),
    brow: v.array(v.string()),
    "lip-line": v.array(v.string()),
  }),
  looks: v.array(
    v.strictObject({
      id: v.string(),
      code: v.pipe(v.string(), v.maxLength(maxLookCodeLength)),
      name: v.string(),
      line: v.string(),
      /** Of eyes, cheeks and lips; fewer where the look leaves them bare. */
      colours: v.array(lookColourSchema),
      steps: v.array(v.strictObject({ part: v.picklist(makeupParts), text: v.string() })),
    }),
  ),
  /** By finish: the picture of a stroke (three planes, address without "@<width>.<format>") and how it is composed. */
  strokes: v.record(
    v.picklist(finishes),
    v.strictObject({ smear: v.string(), isStain: v.boolean(), shineTint: v.number() }),
  ),
});
export type FaceCatalogue = v.InferOutput<typeof faceCatalogueSchema>;
export type CatalogueLook = FaceCatalogue["looks"][number];
