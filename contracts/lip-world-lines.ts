import * as v from "valibot";
import { monsterIdSchema } from "./monster.ts";

/** The longest line of a talk: what stands in a phone's box without a third row. */
export const maxLineLength = 40;

/** A text of at most `count` characters as a reader counts them (code points), without blanks at its ends. */
export const textSchema = (count: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => text === text.trim(), "blanks at its ends"),
    v.check((text) => [...text].length <= count, `at most ${count} characters`),
  );

/** Something said or told. */
export const lineSchema = textSchema(maxLineLength);

/** Exactly so many lines. */
export const lines = (count: number) => v.pipe(v.array(lineSchema), v.length(count));

export const areaNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));
export const gameNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
export const stageNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

/** Names of words that the program picks by: `like-this`. */
export const slugSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/));

/** A picture of this world, by its name in app/kits/ui/pictures. */
export const lipPictureSchema = v.pipe(
  v.string(),
  v.regex(
    /^(town-map|zone3-water|world-(map(-seventh)?|area-[1-7]-(back|mid|front)|boss-[1-7]-(whole|torn-1|torn-2|freed)|enemy-[1-8]|item-paint-[1-4]))$/,
  ),
);

/** What words with a line through them are made of; whoever uses these entries also checks `isValidCrossOut`. */
export const crossedOutTextEntries = {
  before: textSchema(16),
  /** The pieces that are painted out, from left to right. */
  struck: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1)),
  /** What is left, which reads for itself. */
  after: textSchema(14),
};

/** Words through which a line is drawn. */
export const crossedOutTextSchema = v.pipe(
  v.strictObject(crossedOutTextEntries),
  v.check((phrase) => isValidCrossOut(phrase), "what is left is not what stays between the struck pieces"),
);
export type CrossedOutText = v.InferOutput<typeof crossedOutTextSchema>;

/** Whether every crossed-out piece stands in the phrase, and what stays between them is what is said to be left. */
export function isValidCrossOut(phrase: { before: string; struck: readonly string[]; after: string }): boolean {
  const pieces = splitCrossedOut(phrase);
  const remaining = pieces.filter(({ isStruck }) => !isStruck);
  return (
    pieces.length - remaining.length === phrase.struck.length &&
    remaining.map(({ text }) => text).join("") === phrase.after
  );
}

/** Cuts a phrase where its lines begin and end, in order: `[{ text: "目立つ", isStruck: false }, { text: "な", isStruck: true }]`. */
export function splitCrossedOut(phrase: {
  before: string;
  struck: readonly string[];
}): { text: string; isStruck: boolean }[] {
  const pieces: { text: string; isStruck: boolean }[] = [];
  let rest = phrase.before;
  for (const crossedOut of phrase.struck) {
    const at = rest.indexOf(crossedOut);
    if (at < 0) continue;
    if (at > 0) pieces.push({ text: rest.slice(0, at), isStruck: false });
    pieces.push({ text: crossedOut, isStruck: true });
    rest = rest.slice(at + crossedOut.length);
  }
  if (rest !== "") pieces.push({ text: rest, isStruck: false });
  return pieces;
}

/** One line of a talk between monsters. */
export const monsterLineSchema = v.strictObject({ monsterId: monsterIdSchema, words: lineSchema });
