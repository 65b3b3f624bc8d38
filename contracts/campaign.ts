import * as v from "valibot";
import { findPremiumIssues } from "./campaign-premium.ts";
import { addressDays } from "./campaign-address.ts";
import { isSampleText } from "./sample-text.ts";
import { type LegalField, legalFields } from "./legal-fields.ts";
import { offsetMomentSchema } from "./schedule.ts";

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,31}$/));
const line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(max));
const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const address = v.pipe(v.string(), v.regex(/^\/[a-z0-9_/?=&-]*$/), v.maxLength(80));

/** What a stamp asks for; the server looks for it among what the visitor left in the zone since the campaign opened. */
export const stampConditions = ["vote", "letter", "wish", "colour", "starting-point"] as const;
export type StampCondition = (typeof stampConditions)[number];

const legalText = v.pipe(v.string(), v.trim(), v.minLength(8), v.maxLength(400));

/** How a prize comes to its winner: over a counter against a code, as a gift code on the screen, or by post. */
export const prizeKinds = ["counter", "code", "post"] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** One kind of prize. */
export const prizeSchema = v.strictObject({
  id,
  kind: v.optional(v.picklist(prizeKinds), "counter"),
  name: line(40),
  note: line(120),
  count: integer(1, 100_000),
  /** What one is worth, tax included. */
  valueYen: integer(1, 10_000_000),
  /** Shown in the picture and on the ticket, `#rrggbb`. */
  hex: v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/)),
});
export type Prize = v.InferOutput<typeof prizeSchema>;

const entryMethodSchema = v.variant("type", [
  /** A tap is all. */
  v.strictObject({ type: v.literal("tap") }),
  v.strictObject({
    type: v.literal("stamp"),
    stamps: v.pipe(
      v.array(
        v.strictObject({ condition: v.picklist(stampConditions), name: line(20), doing: line(60), path: address }),
      ),
      v.minLength(2),
      v.maxLength(6),
      v.check(
        (stamps) => new Set(stamps.map(({ condition }) => condition)).size === stamps.length,
        "one stamp asks for what another asks for",
      ),
    ),
  }),
  v.strictObject({
    type: v.literal("quiz"),
    questions: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            question: line(80),
            choices: v.pipe(v.array(line(40)), v.minLength(2), v.maxLength(4)),
            /** The place of the right choice, from 0. */
            answer: integer(0, 3),
            /** Where the answer can be found. */
            hint: v.strictObject({ label: line(40), path: address }),
          }),
          v.check(({ choices, answer }) => answer < choices.length, "the answer is not among the choices"),
        ),
      ),
      v.minLength(1),
      v.maxLength(5),
    ),
  }),
]);

/** What an editor writes of a campaign, and all that is ever shown of it. `content/campaigns/<id>.json` is one. */
export const campaignSchema = v.pipe(
  v.strictObject({
    id,
    name: line(24),
    /** What it is, in one sentence of the service voice. */
    lead: line(80),
    /** One line of story, after the help. */
    story: line(60),
    /** `instant`: the result at once, by winning moments. `after`: drawn when it is over. */
    draw: v.picklist(["instant", "after"]),
    way: entryMethodSchema,
    opensAt: offsetMomentSchema,
    closesAt: offsetMomentSchema,
    /** Of an instant draw: no winning moment lies after it, so that the last ones meet somebody. Else the same as the end. */
    lastMomentAt: offsetMomentSchema,
    /** The hour whose public random number is drawn with: later than the end. */
    drawsAt: offsetMomentSchema,
    prizes: v.pipe(v.array(prizeSchema), v.minLength(1), v.maxLength(6)),
    /** How busy each hour of the day in Japan is expected to be, from 0:00. */
    hourWeights: v.pipe(v.array(integer(1, 1_000)), v.length(24)),
    /** A winner who does not come within so many days is followed by the next. */
    claimDays: integer(7, 90),
    /** Null: an open lottery, nothing has to be bought. */
    purchase: v.nullable(
      v.strictObject({ priceYen: integer(1, 1_000_000), plannedSalesYen: integer(1, 1_000_000_000_000) }),
    ),
    legal: v.strictObject(
      Object.fromEntries(legalFields.map((field) => [field, legalText])) as Record<LegalField, typeof legalText>,
    ),
    /** Null: a real campaign. Else the entrants are made up from this, and every page says so. */
    demonstration: v.nullable(
      v.strictObject({
        /** 32 bytes in hex: everybody's copy of the demonstration draws the same. */
        seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
        entrants: integer(0, 20_000),
        /** It opens in the moment in which it is put on, if its day was before: then its seal is not younger than it. */
        opensAtSetUp: v.optional(v.literal(true)),
        /** Null: it is not drawn. Stands in for the public random number. */
        beacon: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
      }),
    ),
  }),
  v.check(({ opensAt, lastMomentAt }) => Date.parse(opensAt) < Date.parse(lastMomentAt), "it ends before it opens"),
  v.check(
    ({ lastMomentAt, closesAt }) => Date.parse(lastMomentAt) <= Date.parse(closesAt),
    "a winning moment after the end meets nobody",
  ),
  v.check(({ closesAt, drawsAt }) => Date.parse(closesAt) < Date.parse(drawsAt), "it is drawn before it is over"),
  v.check(({ prizes }) => new Set(prizes.map((prize) => prize.id)).size === prizes.length, "two prizes have one id"),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of [...findLegalIssues(dataset.value), ...findPremiumIssues(dataset.value)])
      addIssue({ message });
  }),
);
export type Campaign = v.InferOutput<typeof campaignSchema>;

/** What the legal texts leave out or say otherwise than the terms. */
function findLegalIssues(campaign: {
  legal: Record<LegalField, string>;
  opensAt: string;
  closesAt: string;
  drawsAt: string;
  draw: "instant" | "after";
  prizes: readonly { name: string; count: number; kind: PrizeKind }[];
  claimDays: number;
  purchase: object | null;
  demonstration: object | null;
}): string[] {
  const { legal, opensAt, closesAt, drawsAt, draw, prizes, claimDays, purchase, demonstration } = campaign;
  const required: [LegalField, string][] = [
    ["period", dayOf(opensAt)],
    ["period", dayOf(closesAt)],
    ["period", "日本時間"],
    ...prizes.map(({ name }): [LegalField, string] => ["prizes", name]),
    ...prizes.map(({ count }): [LegalField, string] => ["prizes", `${count.toLocaleString("en-US")}名`]),
    ...(draw === "after" ? ([["method", dayOf(drawsAt)]] as [LegalField, string][]) : []),
    ["claim", `${claimDays}日`],
    ["eligibility", "日本国内"],
    ["guardian", "保護者"],
    ["notice", "DM"],
    ...(prizes.some(({ kind }) => kind === "post")
      ? (["ご住所", `${addressDays}日`] as const).map((text): [LegalField, string] => ["personalData", text])
      : []),
    ...(purchase === null ? ([["entry", "購入は必要ありません"]] as [LegalField, string][]) : []),
  ];
  return [
    ...required
      .filter(([field, text]) => !legal[field].includes(text))
      .map(([field, text]) => `legal.${field} does not say 「${text}」`),
    // What only the owner can know stands as a sample in what is taken as a pattern.
    ...(demonstration === null ? legalFields.filter((field) => isSampleText(legal[field])) : []).map(
      (field) => `legal.${field} is still a sample`,
    ),
    ...legalFields.flatMap((field) =>
      findWrongWeekdays(legal[field]).map((problem) => `legal.${field} says ${problem}`),
    ),
  ];
}

/** A year that was changed and its weekdays were not: `2027年10月25日（日）` was a Monday. */
function findWrongWeekdays(text: string): string[] {
  return [...text.matchAll(/(\d{4})年(\d{1,2})月(\d{1,2})日（([日月火水木金土])）/g)].flatMap(
    ([written, year, month, day, weekday]) => {
      const actual = "日月火水木金土"[new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()];
      return actual === weekday ? [] : [`「${written}」, and that day is 「${actual}」`];
    },
  );
}

/** `2026-11-10T00:00:00+09:00` → `2026年11月10日` */
function dayOf(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split("-").map(Number);
  return `${year}年${month}月${day}日`;
}
