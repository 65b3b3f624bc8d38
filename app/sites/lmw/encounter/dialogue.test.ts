import { describe, expect, it } from "vitest";
import meetings from "#content/lip-world/meetings/area-1.json";
import type { LipEncounter } from "#contracts/lip-world-cast.ts";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { emptyProgress } from "../progress/empty-progress.ts";
import { getAnswerDialogue, getRevisitDialogue, getFirstDialogue, getCompanionLine } from "./dialogue.ts";

const fish = meetings[0] as LipEncounter;
const [sit, fold] = fish.options as [LipEncounter["options"][number], LipEncounter["options"][number]];
const progressWithChoice = (choice: string, visits: number, more: Partial<LipProgress> = {}): LipProgress => ({
  ...emptyProgress,
  meetings: [{ monsterId: "01", at: "2026-11-20T12:00:00.000Z", choice, visits }],
  ...more,
});
const freed = { stages: [{ stage: 1, isCleared: true, rank: 1, best: 1, plays: 1 }] };
const textsAtRevisit = (progress: LipProgress) => getRevisitDialogue(fish, progress).map(({ words }) => words);

describe("a meeting", () => {
  it("begins at home for the one that came along, and as a meeting for everybody else", () => {
    expect(getFirstDialogue(fish, emptyProgress)).toEqual(fish.before);
    expect(getFirstDialogue(fish, { ...emptyProgress, starter: "01" })[0]?.words).toBe(fish.together);
  });

  it("goes on with what was answered, and ends with the parting word", () => {
    const after = getAnswerDialogue(fish, fold);
    expect(after.slice(0, 2).map(({ words }) => words)).toEqual([fold.label, fold.reply]);
    expect(after.at(-1)?.words).toBe(fish.farewell);
  });

  it("comes back to the answer at the next visit, then greets as always", () => {
    expect(textsAtRevisit(progressWithChoice("sit", 0))[0]).toBe(
      sit.callbacks.find(({ when }) => when === "revisit")?.line,
    );
    expect(textsAtRevisit(progressWithChoice("fold", 0))).toEqual([fish.returns[0]]);
    expect(textsAtRevisit(progressWithChoice("fold", 1))).toEqual([fish.returns[1]]);
  });

  it("says something else once its area is freed, and is close to who sat down with it", () => {
    expect(textsAtRevisit(progressWithChoice("fold", 1, freed))).toContain(
      fold.callbacks.find(({ when }) => when === "freed")?.line,
    );
    expect(textsAtRevisit(progressWithChoice("sit", 2))).toContain(fish.close);
    expect(textsAtRevisit(progressWithChoice("fold", 2))).not.toContain(fish.close);
  });

  it("lets it come along with a word about the answer, or with its usual one", () => {
    expect(getCompanionLine(fish, "fold", "usual")).toBe(fold.callbacks.find(({ when }) => when === "change")?.line);
    expect(getCompanionLine(fish, "sit", "usual")).toBe("usual");
    expect(getCompanionLine(fish, null, "usual")).toBe("usual");
  });
});
