import * as v from "valibot";
import { addressSchema } from "#contracts/campaign-address.ts";
import { prizeKinds, stampConditions } from "#contracts/campaign.ts";
import { hexSchema, monsterIdSchema } from "#contracts/monster.ts";

const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The numbers of a campaign now, for everybody. */
export const campaignStatusSchema = v.strictObject({
  /** `soldout`: open, and every prize has found somebody. */
  phase: v.picklist(["before", "open", "soldout", "ended", "drawn"]),
  now: moment,
  prizes: count,
  remaining: count,
  remainingToday: v.nullable(count),
  /** The midnight in Japan that begins the next day with prizes, and how many it has. */
  nextDay: v.nullable(v.strictObject({ at: moment, count })),
  entries: count,
  people: count,
  met: count,
  latest: v.array(v.strictObject({ at: moment, prize: v.string() })),
  /** The last hash over the log of entries. */
  page: v.nullable(v.strictObject({ hour: moment, hash: v.string() })),
});
export type CampaignStatus = v.InferOutput<typeof campaignStatusSchema>;

/** The outcome of a visitor's entry. */
export const outcomes = ["win", "lose", "entered"] as const;
export type Outcome = (typeof outcomes)[number];

const prizeSchema = v.strictObject({ name: v.string(), note: v.string(), hex: v.string() });

const unmetMonsterSchema = v.strictObject({
  monsterId: monsterIdSchema,
  hex: hexSchema,
  line: v.string(),
  /** What the kit's `Picture` is drawn from. */
  picture: v.strictObject({
    ...{ name: v.string(), hash: v.string(), color: v.string(), preview: v.string() },
    ...{ width: count, height: count, widths: v.array(count), alt: v.strictObject({ ja: v.string() }) },
  }),
});
/** A monster that speaks after a lost entry to whoever has not met it. */
export type UnmetMonster = v.InferOutput<typeof unmetMonsterSchema>;

/** The visitor's own entries in one campaign. */
export const myParticipationSchema = v.strictObject({
  /** False: a stranger, who is told nothing but the numbers. */
  isKnown: v.boolean(),
  /** True when the visitor may enter now. */
  mayEnter: v.boolean(),
  nextDayAt: moment,
  /** The entries, the latest first. */
  doors: v.array(
    v.strictObject({
      at: moment,
      outcome: v.picklist(outcomes),
      /** Set aside: one network had more than its share. */
      isAside: v.boolean(),
    }),
  ),
  /** The published mark of the own ticket, and the ticket's own number from which it is made. */
  ticket: v.nullable(v.strictObject({ id: v.string(), mark: v.string() })),
  stamps: v.array(v.strictObject({ condition: v.picklist(stampConditions), at: moment })),
  /** After a lost entry; null when there is none, or everybody was met. */
  unmet: v.nullable(unmetMonsterSchema),
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
export type MyParticipation = v.InferOutput<typeof myParticipationSchema>;

/** The token of one entry: it says when it was issued, and to whom. */
export const entryTokenSchema = v.strictObject({ key: v.string() });

/** Who may enter says so; nothing of it is saved. */
export const entryInputSchema = v.strictObject({
  key: v.pipe(v.string(), v.maxLength(120)),
  livesInJapan: v.literal(true),
  age: v.picklist(["13-17", "18"]),
  /** A parent or guardian agrees; needed below 18. */
  hasConsent: v.boolean(),
  agreesToRules: v.literal(true),
  /** Of a quiz: the places of the chosen answers. */
  answers: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))), v.maxLength(5))),
});
export type EntryInput = v.InferOutput<typeof entryInputSchema>;

/** `already`: the visitor entered before, and `outcome` is what came of it then. `wrong`: answers to look at again. */
export const entryResponseSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("opened"), outcome: v.picklist(outcomes), at: moment }),
  v.strictObject({ kind: v.literal("already"), outcome: v.picklist(outcomes), at: moment }),
  v.strictObject({ kind: v.literal("wrong"), questions: v.array(count) }),
]);
export type EntryResponse = v.InferOutput<typeof entryResponseSchema>;

/** The winner asks for the prize. `address`: of one that comes by post. */
export const claimRequestSchema = v.strictObject({ address: v.optional(addressSchema) });
export type ClaimRequest = v.InferOutput<typeof claimRequestSchema>;

/** The claim is open: the code now stands among the visitor's own entries. */
export const claimResultSchema = v.strictObject({ isOpen: v.literal(true) });
