import * as v from "valibot";
import { decisionPauseS, type LiveShow, liveShowSchema, type SpokenBeat } from "#contracts/live-show.ts";
import type { Language } from "#contracts/languages.ts";
import type { DueDecision } from "#server/modules/videos/decisions.ts";
import { answerKey, choiceKey, endingKey, pollKey, questionKey, questionSubject } from "./rules/timeline.ts";

const files = import.meta.glob("../../../content/live-shows/*.json", { eager: true, import: "default" });

/** The written shows by their programme, checked once. */
export const liveShows: ReadonlyMap<string, LiveShow> = new Map(
  Object.values(files)
    .map((file) => v.parse(liveShowSchema, file))
    .map((show) => [show.id, show]),
);

/** The show of a programme; every programme has one, the content check sees to it. */
export function getLiveShow(programmeId: string): LiveShow {
  const show = liveShows.get(programmeId);
  if (!show) throw new Error(`content/live-shows has no ${programmeId}`);
  return show;
}

/** Until when votes are taken, in seconds of the show, and from when on. */
export const pollWindow = ({ beats, poll }: LiveShow): { opensAtS: number; closesAtS: number } => ({
  opensAtS: beats.find(({ kind }) => kind === "poll")?.atS ?? 0,
  closesAtS: poll.closesAtS,
});

/** What must be decided by now. */
export function dueDecisions(show: LiveShow, atS: number): DueDecision[] {
  const answered = show.beats
    .filter(({ kind, atS: beatS }) => kind === "question" && beatS - decisionPauseS <= atS)
    .map((beat): DueDecision => ({
      subject: questionSubject(beat.atS),
      counts: "signals",
      choices: show.questions.map(({ id }) => id),
    }));
  if (atS < show.poll.closesAtS) return answered;
  return [...answered, { subject: "poll", counts: "votes", choices: show.poll.choices.map(({ id }) => id) }];
}

/** Keys of beats: their place in the script, or in an ending. */
export const beatKey = (at: number): string => `b-${at}`;
export const endingBeatKey = (choiceId: string, at: number): string => `e-${choiceId}-${at}`;

/** All that is said in a show in one language, by the keys of its timeline. */
export function captionsOf(show: LiveShow, lang: Language): Record<string, string> {
  const { beats, questions, poll } = show;
  const wordsOf = (all: readonly Pick<SpokenBeat, "words">[], key: (at: number) => string) =>
    all.map(({ words }, at) => [key(at), words[lang]]);
  return Object.fromEntries([
    ...wordsOf(beats, beatKey),
    ...questions.flatMap(({ id, words, answer }) => [
      [questionKey(id), words[lang]],
      [answerKey(id), answer[lang]],
    ]),
    [pollKey, poll.words[lang]],
    ...poll.choices.flatMap(({ id, words, ending }) => [
      [choiceKey(id), words[lang]],
      [endingKey(id), ending.title[lang]],
      ...wordsOf(ending.beats, (at) => endingBeatKey(id, at)),
    ]),
  ]) as Record<string, string>;
}
