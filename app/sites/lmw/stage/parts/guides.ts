import type { TutorialPage } from "../data.server.ts";
import type { Guide } from "../play/commentary.ts";

const ticksPerSecond = 60;
/** The last beat asks; that is the choice itself. */
const lastBeatMs = 20_000;
const guideEvents = {
  "first-hit": "hit",
  "first-graze": "graze",
  "first-core": "level",
  "boss-warning": "boss",
} as const;

/** The beats of the first twenty seconds. */
export const createClockGuide = ({ clock }: TutorialPage, isByKey: boolean): Guide => ({
  steps: clock
    .filter(({ atMs }) => atMs < lastBeatMs)
    .map(({ atMs, says, touch, keyboard }) => ({
      tick: Math.max(1, (atMs * ticksPerSecond) / 1000),
      words: says,
      how: isByKey ? keyboard : touch,
    })),
  firsts: {},
});

/** What is told in the first stage, when it happens for the first time. */
export const createFirstsGuide = ({ firsts }: TutorialPage, isByKey: boolean): Guide => ({
  steps: [],
  firsts: Object.fromEntries(
    firsts.flatMap(({ when, says, touch, keyboard }) => {
      const name = guideEvents[when as keyof typeof guideEvents] as
        | (typeof guideEvents)[keyof typeof guideEvents]
        | undefined;
      return name ? [[name, { words: says, how: isByKey ? keyboard : touch }]] : [];
    }),
  ),
});
