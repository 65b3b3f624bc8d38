import * as v from "valibot";
import { momentSchema } from "./visitor.ts";

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Numbers of lines in content/memories, and degrees of the lantern's ring. Each is there once its chapter is done. */
export const memoryChoicesSchema = v.strictObject({
  /** 1: what was red in the mirror. */
  thing: v.optional(integer(0, 5)),
  /** 2: so many degrees after 350. */
  lantern: v.optional(integer(0, 30)),
  /** 3: the letter's five lines in their order. */
  letter: v.optional(
    v.pipe(
      v.array(integer(0, 11)),
      v.length(5),
      v.check((lines) => new Set(lines).size === 5, "no line stands in a letter twice"),
    ),
  ),
  /** 4: to what the red was given back. */
  gift: v.optional(integer(0, 3)),
  /** 5: the two halves of the name. */
  verb: v.optional(integer(0, 11)),
  noun: v.optional(integer(0, 11)),
});
export type MemoryChoices = v.InferOutput<typeof memoryChoicesSchema>;
/** The choices of somebody who has come to the end. */
export type CompleteMemoryChoices = Required<MemoryChoices>;

/** Ten characters that hold all choices. */
export const memoryCodeSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/));
const hexSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/** A red as others see it: never who remembered it. */
export const memorySummarySchema = v.object({ code: memoryCodeSchema, hex: hexSchema, name: v.string() });
export type MemorySummary = v.InferOutput<typeof memorySummarySchema>;

/** `GET /api/mor/memory`: what the visitor remembers so far. */
export const myMemorySchema = v.object({
  choices: memoryChoicesSchema,
  red: v.nullable(
    v.object({
      ...memorySummarySchema.entries,
      /** What the visitor calls it; nobody else is told. */
      petName: v.nullable(v.string()),
      rememberedAt: momentSchema,
      /** So many others came to the very same red. */
      others: v.number(),
    }),
  ),
  /** No-red events in which the visitor lit a pixel of the picture. */
  litNights: v.array(v.string()),
});
export type MyMemoryState = v.InferOutput<typeof myMemorySchema>;

/** `POST /api/mor/red` */
export const finishMemorySchema = v.strictObject({ code: memoryCodeSchema });
/** `PUT /api/mor/pet-name`; null takes it away. */
export const petNameSchema = v.strictObject({ petName: v.nullable(v.pipe(v.string(), v.maxLength(40))) });

/** `GET /api/mor/sea`: reds, the newest first. */
export const memoryFeedSchema = v.object({
  lights: v.array(memorySummarySchema),
  /** Hands on where this page ended; null at the end. */
  next: v.nullable(v.string()),
  /** All reds that were remembered. */
  count: v.number(),
});
export type MemoryFeed = v.InferOutput<typeof memoryFeedSchema>;

/** `POST /api/mor/pixel`: the visitor's pixel in the picture of the current no-red event. */
export const noRedPixelSchema = v.object({ nightId: v.string(), place: v.number(), hex: hexSchema });
export type NoRedPixel = v.InferOutput<typeof noRedPixelSchema>;

/** `GET /api/mor/clock`: the server's clock, which is the one that counts. */
export const serverClockSchema = v.object({ now: momentSchema });
