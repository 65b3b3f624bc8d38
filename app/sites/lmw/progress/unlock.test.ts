import { describe, expect, it } from "vitest";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { emptyProgress } from "./empty-progress.ts";
import { applyProgressAction } from "./apply-progress-action.ts";
import { canMeet, isHiddenAreaOpen, isPanelOpen, findNextToMeet, countOpenAreas } from "./unlock.ts";

const now = new Date("2026-11-20T12:00:00Z");
const game = (number: number, stars = 1) => ({ game: number, stars, best: 100, plays: 1 });
const stage = (number: number, isCleared = true) => ({ stage: number, isCleared, rank: 1, best: 100, plays: 1 });
const met = (monsterId: string) => ({ monsterId, at: now.toISOString(), choice: null, visits: 0 });
const at = (more: Partial<LipProgress>): LipProgress => ({ ...emptyProgress, ...more });

describe("the fog", () => {
  it("leaves two areas open on the first night", () => {
    expect(countOpenAreas(emptyProgress)).toBe(2);
  });

  it("lifts from one more for every area with a star or a finished stage, in any order", () => {
    expect(countOpenAreas(at({ games: [game(2)] }))).toBe(3);
    expect(countOpenAreas(at({ games: [game(1)], stages: [stage(1)] }))).toBe(3);
    expect(countOpenAreas(at({ games: [game(1)], stages: [stage(2)] }))).toBe(4);
    expect(countOpenAreas(at({ games: [game(1, 0)], stages: [stage(1, false)] }))).toBe(2);
  });

  it("never closes an island behind somebody who was further on", () => {
    expect(countOpenAreas(at({ stages: [stage(5)] }))).toBe(6);
    expect(countOpenAreas(at({ stages: [1, 2, 3, 4, 5, 6].map((number) => stage(number)) }))).toBe(6);
  });

  it("shows the white island when the six are freed", () => {
    const five = [1, 2, 3, 4, 5].map((number) => stage(number));
    expect(isHiddenAreaOpen(at({ stages: five }))).toBe(false);
    expect(isHiddenAreaOpen(at({ stages: [...five, stage(6)] }))).toBe(true);
  });

  it("shows it to whoever has forty-five seals, too", () => {
    expect(isHiddenAreaOpen(at({ sealCount: 44 }))).toBe(false);
    expect(isHiddenAreaOpen(at({ sealCount: 45 }))).toBe(true);
  });
});

describe("a monster", () => {
  const opens = [
    { kind: "game", game: 1, stars: 3 },
    { kind: "nights", nights: 4 },
  ] as const;
  const sweet = { monsterId: "04", opens: [...opens] };

  it("is at home by any one of its ways", () => {
    expect(canMeet(emptyProgress, sweet)).toBe(false);
    expect(canMeet(at({ games: [game(1, 2)] }), sweet)).toBe(false);
    expect(canMeet(at({ games: [game(1, 3)] }), sweet)).toBe(true);
    expect(canMeet(at({ nights: 4 }), sweet)).toBe(true);
  });

  it("that waits for seals comes with the sixtieth", () => {
    const red = { monsterId: "24", opens: [{ kind: "seals" as const, seals: 60 }] };
    expect(canMeet(at({ sealCount: 59 }), red)).toBe(false);
    expect(canMeet(at({ sealCount: 60 }), red)).toBe(true);
  });

  it("whose pack was scanned can always be seen", () => {
    expect(canMeet(at({ meetings: [met("04")] }), sweet)).toBe(true);
  });

  it("of an area waits for whoever the fog lets in", () => {
    const hearth = { monsterId: "09", opens: [{ kind: "area" as const, area: 3 }] };
    expect(canMeet(emptyProgress, hearth)).toBe(false);
    expect(canMeet(at({ stages: [stage(1)] }), hearth)).toBe(true);
  });

  it("that waits next is the first that can be met and was not", () => {
    const list = [{ monsterId: "01", opens: [{ kind: "area" as const, area: 1 }] }, sweet];
    expect(findNextToMeet(emptyProgress, list)?.monsterId).toBe("01");
    expect(findNextToMeet(at({ meetings: [met("01")] }), list)).toBeNull();
  });
});

describe("the pictures of an area", () => {
  const four = ["01", "02", "03", "04"];
  it("turn up on entering, with a star, with the stage, and when all were met", () => {
    expect(isPanelOpen(emptyProgress, 1, "enter", four)).toBe(true);
    expect(isPanelOpen(emptyProgress, 3, "enter", four)).toBe(false);
    expect(isPanelOpen(at({ games: [game(1)] }), 1, "game", four)).toBe(true);
    expect(isPanelOpen(at({ games: [game(2)] }), 1, "game", four)).toBe(false);
    expect(isPanelOpen(at({ stages: [stage(1)] }), 1, "stage", four)).toBe(true);
    expect(isPanelOpen(at({ meetings: four.slice(1).map(met) }), 1, "all-met", four)).toBe(false);
    expect(isPanelOpen(at({ meetings: four.map(met) }), 1, "all-met", four)).toBe(true);
  });
});

describe("what is done", () => {
  const done = (...actions: Parameters<typeof applyProgressAction>[1][]) =>
    actions.reduce((progress, action) => applyProgressAction(progress, action, now), emptyProgress);

  it("twice is done once", () => {
    const once = done({ kind: "panel", area: 2, panel: 1 }, { kind: "treasure", day: "2026-11-20" });
    const twice = [
      { kind: "panel", area: 2, panel: 1 } as const,
      { kind: "treasure", day: "2026-11-20" } as const,
    ].reduce((progress, action) => applyProgressAction(progress, action, now), once);
    expect(twice).toEqual(once);
    expect(once.areas).toEqual([{ area: 2, enteredAt: now.toISOString(), panels: [1] }]);
  });

  it("keeps the first answer, the first starter and the first vote", () => {
    const progress = done(
      { kind: "starter", monsterId: "13" },
      { kind: "starter", monsterId: "17" },
      { kind: "meet", monsterId: "13", choice: "wait" },
      { kind: "meet", monsterId: "13", choice: "walk" },
      { kind: "ballot", week: "202647", sayingId: "1-01" },
      { kind: "ballot", week: "202647", sayingId: "1-02" },
    );
    expect(progress).toMatchObject({
      starter: "13",
      companion: "13",
      meetings: [{ monsterId: "13", choice: "wait" }],
      ballot: { sayingId: "1-01" },
    });
  });

  it("takes another companion along whenever one likes", () => {
    expect(done({ kind: "starter", monsterId: "13" }, { kind: "companion", monsterId: "05" }).companion).toBe("05");
  });
});
