import * as v from "valibot";
import { momentSchema } from "./visitor.ts";

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Numbers of lines in content/reds, and degrees of the lantern's ring. Each is there once its chapter is done. */
export const redChoicesSchema = v.strictObject({
  /** 1: what was red in the mirror. */
  thing: v.optional(whole(0, 5)),
  /** 2: so many degrees after 350. */
  lantern: v.optional(whole(0, 30)),
  /** 3: the letter's five lines in their order. */
  letter: v.optional(
    v.pipe(
      v.array(whole(0, 11)),
      v.length(5),
      v.check((lines) => new Set(lines).size === 5, "no line stands in a letter twice"),
    ),
  ),
  /** 4: to what the red was given back. */
  gift: v.optional(whole(0, 3)),
  /** 5: the two halves of the name. */
  verb: v.optional(whole(0, 11)),
  noun: v.optional(whole(0, 11)),
});
export type RedChoices = v.InferOutput<typeof redChoicesSchema>;
/** The choices of somebody who has come to the end. */
export type WholeChoices = Required<RedChoices>;

/** Ten characters that hold all choices. */
export const redCodeSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/));
const hexSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/** A red as others see it: never who remembered it. */
export const redLightSchema = v.object({ code: redCodeSchema, hex: hexSchema, name: v.string() });
export type RedLight = v.InferOutput<typeof redLightSchema>;

/** `GET /api/mor/memory`: what the visitor remembers so far. */
export const redMemorySchema = v.object({
  choices: redChoicesSchema,
  red: v.nullable(
    v.object({
      ...redLightSchema.entries,
      /** What the visitor calls it; nobody else is told. */
      petName: v.nullable(v.string()),
      rememberedAt: momentSchema,
      /** So many others came to the very same red. */
      others: v.number(),
    }),
  ),
  /** Nights in which the visitor lit a point of the picture. */
  litNights: v.array(v.string()),
});
export type RedMemory = v.InferOutput<typeof redMemorySchema>;

/** `POST /api/mor/red` */
export const redDoneSchema = v.strictObject({ code: redCodeSchema });
/** `PUT /api/mor/pet-name`; null takes it away. */
export const petNameSchema = v.strictObject({ petName: v.nullable(v.pipe(v.string(), v.maxLength(40))) });

/** `GET /api/mor/sea`: reds, the newest first. */
export const redSeaSchema = v.object({
  lights: v.array(redLightSchema),
  /** Hands on where this page ended; null at the end. */
  next: v.nullable(v.string()),
  /** All reds that were remembered. */
  count: v.number(),
});
export type RedSea = v.InferOutput<typeof redSeaSchema>;

/** `POST /api/mor/pixel`: the visitor's point of tonight's picture. */
export const redPixelSchema = v.object({ nightId: v.string(), place: v.number(), hex: hexSchema });
export type RedPixel = v.InferOutput<typeof redPixelSchema>;

/** `GET /api/mor/clock`: the server's clock, which is the one that counts. */
export const redClockSchema = v.object({ now: momentSchema });
