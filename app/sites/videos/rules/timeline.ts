import type { ShowPicture, ShowPose } from "#contracts/live-show.ts";

/** One thing that happens on the stage, and what is said with it in Japanese. `key` finds it in the captions of other languages. */
export interface StageBeat {
  key: string;
  /** Second of the show. */
  atS: number;
  kind: "say" | "show" | "colour" | "question" | "answer" | "poll" | "wants";
  words: string;
  pose?: ShowPose;
  picture?: ShowPicture;
  /** The colour that is revealed. */
  productId?: string;
  /** How many the host hopes will want it. */
  goal?: number;
  /** So long the answer to a question stands. */
  answerS?: number;
  /** Of an answer, the question. */
  questionId?: string;
}

/** One answer of the poll, with the ending that comes of it. */
export interface StageChoice {
  id: string;
  words: string;
  title: string;
  beats: readonly StageBeat[];
}

/** What the timeline is made of. */
export interface StageScript {
  beats: readonly StageBeat[];
  questions: readonly { id: string; words: string; answer: string }[];
  poll: { opensAtS: number; closesAtS: number; choices: readonly StageChoice[] };
}

/** What was decided so far: "poll" and "question:<second>". */
export type Decided = Readonly<Record<string, string>>;

/** The host says that it looks at the questions; so many seconds later the answer stands. */
export const answerAfterS = 5;

export const questionSubject = (atS: number): string => `question:${atS}`;
/** Keys of the captions of what is no beat of the script itself. */
export const questionKey = (id: string): string => `q-${id}`;
export const answerKey = (id: string): string => `a-${id}`;
export const choiceKey = (id: string): string => `c-${id}`;
export const endingKey = (id: string): string => `t-${id}`;
export const pollKey = "poll";

/** The script as it runs for everybody, by what was decided: answers behind their questions, the ending behind the poll. */
export function timelineOf(script: StageScript, decided: Decided): StageBeat[] {
  const ending = script.poll.choices.find(({ id }) => id === decided["poll"]);
  return [
    ...script.beats.flatMap((beat) => [beat, ...answerTo(beat, script, decided)]),
    ...(ending?.beats ?? []),
  ].toSorted((a, b) => a.atS - b.atS);
}

function answerTo(beat: StageBeat, { questions }: StageScript, decided: Decided): StageBeat[] {
  if (beat.kind !== "question") return [];
  const question = questions.find(({ id }) => id === decided[questionSubject(beat.atS)]);
  if (!question) return [];
  const { id, answer } = question;
  return [
    { key: answerKey(id), atS: beat.atS + answerAfterS, kind: "answer", words: answer, pose: "joy", questionId: id },
  ];
}

/** What is on the stage at a second; null before the first beat. */
export const beatAt = (timeline: readonly StageBeat[], atS: number): StageBeat | null =>
  timeline.findLast((beat) => beat.atS <= atS) ?? null;

/** Whether the poll has not opened yet, takes votes, or is over. */
export function pollPhase({ poll }: StageScript, atS: number): "before" | "open" | "closed" {
  if (atS < poll.opensAtS) return "before";
  return atS < poll.closesAtS ? "open" : "closed";
}

/** The colour of the show from the moment of its reveal, and the goal from the moment when wants are counted. */
export function revealedAt(script: StageScript, atS: number): { productId: string | null; goal: number | null } {
  const past = script.beats.filter((beat) => beat.atS <= atS);
  return {
    productId: past.findLast(({ kind }) => kind === "colour")?.productId ?? null,
    goal: past.findLast(({ kind }) => kind === "wants")?.goal ?? null,
  };
}
