import { describe, expect, it } from "vitest";
import meetings from "#content/lip-world/meetings/area-1.json";
import type { LipMeeting } from "#contracts/lip-world-cast.ts";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { noLipProgress } from "../progress/no-progress.ts";
import { talkAfter, talkAgain, talkBefore, talkChosen } from "./talk.ts";

const fish = meetings[0] as LipMeeting;
const [sit, fold] = fish.options as [LipMeeting["options"][number], LipMeeting["options"][number]];
const chose = (choice: string, visits: number, more: Partial<LipProgress> = {}): LipProgress => ({
  ...noLipProgress,
  meetings: [{ monsterId: "01", at: "2026-11-20T12:00:00.000Z", choice, visits }],
  ...more,
});
const freed = { stages: [{ stage: 1, isCleared: true, rank: 1, best: 1, plays: 1 }] };
const said = (progress: LipProgress) => talkAgain(fish, progress).map(({ words }) => words);

describe("a meeting", () => {
  it("begins at home for the one that came along, and as a meeting for everybody else", () => {
    expect(talkBefore(fish, noLipProgress)).toEqual(fish.before);
    expect(talkBefore(fish, { ...noLipProgress, starter: "01" })[0]?.words).toBe(fish.together);
  });

  it("goes on with what was answered, and ends with the parting word", () => {
    const after = talkAfter(fish, fold);
    expect(after.slice(0, 2).map(({ words }) => words)).toEqual([fold.label, fold.reply]);
    expect(after.at(-1)?.words).toBe(fish.farewell);
  });

  it("comes back to the answer at the next visit, then greets as always", () => {
    expect(said(chose("sit", 0))[0]).toBe(sit.callbacks.find(({ when }) => when === "revisit")?.line);
    expect(said(chose("fold", 0))).toEqual([fish.returns[0]]);
    expect(said(chose("fold", 1))).toEqual([fish.returns[1]]);
  });

  it("says something else once its area is freed, and is close to who sat down with it", () => {
    expect(said(chose("fold", 1, freed))).toContain(fold.callbacks.find(({ when }) => when === "freed")?.line);
    expect(said(chose("sit", 2))).toContain(fish.close);
    expect(said(chose("fold", 2))).not.toContain(fish.close);
  });

  it("lets it come along with a word about the answer, or with its usual one", () => {
    expect(talkChosen(fish, "fold", "usual")).toBe(fold.callbacks.find(({ when }) => when === "change")?.line);
    expect(talkChosen(fish, "sit", "usual")).toBe("usual");
    expect(talkChosen(fish, null, "usual")).toBe("usual");
  });
});
