import type { LipEncounter } from "#contracts/lip-world-cast.ts";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { isAreaFreed } from "../progress/unlock.ts";

export type EncounterOption = LipEncounter["options"][number];
export type Speaker = LipEncounter["before"][number]["who"];
/** One thing that is said or told. */
export interface DialogueLine {
  who: Speaker;
  words: string;
}

/** What is said before the question, at the first meeting; a starter that came along since the tutorial says so first. */
export function getFirstDialogue(meeting: LipEncounter, progress: LipProgress): DialogueLine[] {
  const isStarter = meeting.together && progress.starter === meeting.monsterId;
  return [...(isStarter ? [{ who: "monster" as const, words: meeting.together ?? "" }] : []), ...meeting.before];
}

/** What follows an answer, to the parting word. */
export const getAnswerDialogue = (meeting: LipEncounter, option: EncounterOption): DialogueLine[] => [
  { who: "visitor", words: option.label },
  { who: "monster", words: option.reply },
  ...meeting.after,
  { who: "monster", words: meeting.farewell },
];

/**
 * What is said when one comes again: the monster comes back to what was chosen, then greets as it always does; and who
 * grew fond says so.
 */
export function getRevisitDialogue(meeting: LipEncounter, progress: LipProgress): DialogueLine[] {
  const { monsterId, options, returns, close } = meeting;
  const previousEncounter = progress.meetings.find((other) => other.monsterId === monsterId);
  const option = options.find(({ id }) => id === previousEncounter?.choice);
  const visits = previousEncounter?.visits ?? 0;
  const getCallbackLine = (when: string) => option?.callbacks.find((callback) => callback.when === when)?.line;
  const homeAreas = meeting.opens.flatMap((condition) =>
    condition.kind === "area" ? [condition.area] : condition.kind === "stage" ? [condition.stage] : [],
  );
  const isHomeFreed = homeAreas.some((area) => isAreaFreed(progress, area));
  const first = visits === 0 ? getCallbackLine("revisit") : undefined;
  const lines = [
    first ?? returns[visits % returns.length] ?? "",
    ...(isHomeFreed && visits % 2 === 1 ? [getCallbackLine("freed") ?? ""] : []),
    ...(hasBond(option, progress) ? [close] : []),
  ];
  return lines.filter((line) => line !== "").map((words) => ({ who: "monster", words }));
}

/** What it says when it is taken along: it comes back to what was chosen, if that is what it comes back to. */
export function getCompanionLine(meeting: LipEncounter, choice: string | null, chosen: string): string {
  const option = meeting.options.find(({ id }) => id === choice);
  return option?.callbacks.find(({ when }) => when === "change")?.line ?? chosen;
}

/** Two steps of affection: by the answer alone, or one by the answer and one by a stage that was finished. */
function hasBond(option: EncounterOption | undefined, progress: LipProgress): boolean {
  if (option?.effect.kind !== "affection") return false;
  return option.effect.steps === 2 || progress.stages.some(({ isCleared }) => isCleared);
}
