import * as v from "valibot";
import { monsterIdSchema } from "./monster.ts";

const countCharacters = (text: string): number => [...text].length;
const line = (maxCharacters: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => countCharacters(text) <= maxCharacters, `a line has at most ${maxCharacters} characters`),
  );

/** What a monster says on the poll page. */
export const pollSpeechSchema = v.strictObject({
  monsterId: monsterIdSchema,
  /** Why it wants a chapter of its own. */
  manifesto: line(60),
  /** To the one who voted for it. */
  thanks: line(20),
  /** One word for the visitor to take home, whoever it was for. */
  cheer: line(18),
  /** When all on the poll page turn to look at another. */
  lookOn: line(20),
});
export type PollSpeech = v.InferOutput<typeof pollSpeechSchema>;

/** Two candidates, six lines: half a minute to read. */
export const pollDebateSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
    monsterIds: v.tuple([monsterIdSchema, monsterIdSchema]),
    title: line(16),
    lines: v.pipe(v.array(v.tuple([monsterIdSchema, line(24)])), v.length(6)),
  }),
  v.check(
    ({ monsterIds, lines }) => lines.every(([id]) => monsterIds.includes(id)),
    "only the two of a debate speak in it",
  ),
);
export type PollDebate = v.InferOutput<typeof pollDebateSchema>;
