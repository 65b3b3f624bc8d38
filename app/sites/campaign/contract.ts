import * as v from "valibot";
import { addressSchema } from "#contracts/campaign-address.ts";
import { prizeKinds, stampConditions } from "#contracts/campaign.ts";
import { hexSchema, monsterIdSchema } from "#contracts/monster.ts";

const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The numbers of a campaign now, for everybody. */
export const standingSchema = v.strictObject({
  /** `soldout`: open, and every prize has found somebody. */
  phase: v.picklist(["before", "open", "soldout", "ended", "drawn"]),
  now: moment,
  prizes: count,
  remaining: count,
  remainingToday: v.nullable(count),
  entries: count,
  people: count,
  met: count,
  latest: v.array(v.strictObject({ at: moment, prize: v.string() })),
  /** The last seal over the log of opened doors. */
  page: v.nullable(v.strictObject({ hour: moment, hash: v.string() })),
});
export type StandingNow = v.InferOutput<typeof standingSchema>;

/** What became of a visitor's door. */
export const outcomes = ["win", "lose", "entered"] as const;
export type Outcome = (typeof outcomes)[number];

const prizeSchema = v.strictObject({ name: v.string(), note: v.string(), hex: v.string() });

const unmetSchema = v.strictObject({
  monsterId: monsterIdSchema,
  hex: hexSchema,
  line: v.string(),
  /** What the kit's `Picture` is drawn from. */
  picture: v.strictObject({
    ...{ name: v.string(), hash: v.string(), color: v.string(), preview: v.string() },
    ...{ width: count, height: count, widths: v.array(count), alt: v.strictObject({ ja: v.string() }) },
  }),
});
/** A monster that speaks behind a lost door to whoever has not met it. */
export type Unmet = v.InferOutput<typeof unmetSchema>;

/** A visitor's own doors of one campaign. */
export const mineSchema = v.strictObject({
  /** False: a stranger, who is told nothing but the numbers. */
  isKnown: v.boolean(),
  /** True when a door may be opened now. */
  mayEnter: v.boolean(),
  nextDayAt: moment,
  /** The doors opened, the latest first. */
  doors: v.array(v.strictObject({ at: moment, outcome: v.picklist(outcomes) })),
  /** The published mark of the own ticket, and the ticket's own number from which it is made. */
  ticket: v.nullable(v.strictObject({ id: v.string(), mark: v.string() })),
  stamps: v.array(v.strictObject({ condition: v.picklist(stampConditions), at: moment })),
  /** After a lost door; null when there is none, or everybody was met. */
  unmet: v.nullable(unmetSchema),
  win: v.nullable(
    v.strictObject({
      prize: prizeSchema,
      kind: v.picklist(prizeKinds),
      number: count,
      wonAt: moment,
      claimUntil: moment,
      /** It went to somebody else first, who did not come for it. */
      isMovedUp: v.boolean(),
      state: v.picklist(["open", "claimed", "handed", "lapsed"]),
      /** What the counter wants to see; only between claiming and handing over. */
      code: v.nullable(v.string()),
      qr: v.nullable(v.strictObject({ size: count, path: v.string() })),
      /** The gift code; null as long as none was given. */
      gift: v.nullable(v.string()),
      /** That there is an address, and until when. Itself it is never told again. */
      address: v.nullable(v.strictObject({ keptAt: moment, deleteOn: v.string(), isHandedOn: v.boolean() })),
    }),
  ),
});
export type Mine = v.InferOutput<typeof mineSchema>;

/** A key to one door: it says when it was handed out, and to whom. */
export const doorKeySchema = v.strictObject({ key: v.string() });

/** Who may open a door says so; nothing of it is kept. */
export const enterSchema = v.strictObject({
  key: v.pipe(v.string(), v.maxLength(120)),
  livesInJapan: v.literal(true),
  age: v.picklist(["13-17", "18"]),
  /** A parent or guardian agrees; needed below 18. */
  hasConsent: v.boolean(),
  agreesToRules: v.literal(true),
  /** Of a quiz: the places of the chosen answers. */
  answers: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))), v.maxLength(5))),
});
export type Enter = v.InferOutput<typeof enterSchema>;

/** `already`: this door was opened before, and `outcome` is what it held then. `wrong`: answers to look at again. */
export const enteredSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("opened"), outcome: v.picklist(outcomes), at: moment }),
  v.strictObject({ kind: v.literal("already"), outcome: v.picklist(outcomes), at: moment }),
  v.strictObject({ kind: v.literal("wrong"), questions: v.array(count) }),
]);
export type Entered = v.InferOutput<typeof enteredSchema>;

/** The winner asks for the prize. `address`: of one that comes by post. */
export const claimSchema = v.strictObject({ address: v.optional(addressSchema) });
export type ClaimWish = v.InferOutput<typeof claimSchema>;

/** The claim is open: the code now stands among the visitor's own doors. */
export const claimedSchema = v.strictObject({ isOpen: v.literal(true) });
