import type { LipMeeting } from "#contracts/lip-world-cast.ts";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { isFreed } from "../progress/unlock.ts";

export type MeetingOption = LipMeeting["options"][number];
export type Speaker = LipMeeting["before"][number]["who"];
/** One thing that is said or told. */
export interface Said {
  who: Speaker;
  words: string;
}

/** What is said before the question, at the first meeting; a starter that came along since the tutorial says so first. */
export function talkBefore(meeting: LipMeeting, progress: LipProgress): Said[] {
  const isHome = meeting.together && progress.starter === meeting.monsterId;
  return [...(isHome ? [{ who: "monster" as const, words: meeting.together ?? "" }] : []), ...meeting.before];
}

/** What follows an answer, to the parting word. */
export const talkAfter = (meeting: LipMeeting, option: MeetingOption): Said[] => [
  { who: "visitor", words: option.label },
  { who: "monster", words: option.reply },
  ...meeting.after,
  { who: "monster", words: meeting.farewell },
];

/**
 * What is said when one comes again: the monster comes back to what was chosen, then greets as it always does; and who
 * grew fond says so.
 */
export function talkAgain(meeting: LipMeeting, progress: LipProgress): Said[] {
  const { monsterId, options, returns, close } = meeting;
  const known = progress.meetings.find((other) => other.monsterId === monsterId);
  const option = options.find(({ id }) => id === known?.choice);
  const visits = known?.visits ?? 0;
  const of = (when: string) => option?.callbacks.find((callback) => callback.when === when)?.line;
  const home = meeting.opens.flatMap((way) =>
    way.kind === "area" ? [way.area] : way.kind === "stage" ? [way.stage] : [],
  );
  const isHomeFreed = home.some((area) => isFreed(progress, area));
  const first = visits === 0 ? of("revisit") : undefined;
  const lines = [
    first ?? returns[visits % returns.length] ?? "",
    ...(isHomeFreed && visits % 2 === 1 ? [of("freed") ?? ""] : []),
    ...(isFond(option, progress) ? [close] : []),
  ];
  return lines.filter((line) => line !== "").map((words) => ({ who: "monster", words }));
}

/** What it says when it is taken along: it comes back to what was chosen, if that is what it comes back to. */
export function talkChosen(meeting: LipMeeting, choice: string | null, chosen: string): string {
  const option = meeting.options.find(({ id }) => id === choice);
  return option?.callbacks.find(({ when }) => when === "change")?.line ?? chosen;
}

/** Two steps of affection: by the answer alone, or one by the answer and one by a stage that was finished. */
function isFond(option: MeetingOption | undefined, progress: LipProgress): boolean {
  if (option?.effect.kind !== "affection") return false;
  return option.effect.steps === 2 || progress.stages.some(({ isCleared }) => isCleared);
}
