import { describe, expect, test } from "vitest";
import type { Hack } from "#contracts/hack.ts";
import { hackTools, minuteChoices, worries } from "#contracts/hack-choices.ts";
import { dealDeck } from "./deal-deck.ts";

const files = import.meta.glob<Hack[]>("../../../../content/hacks/*.json", { eager: true, import: "default" });
const hacks = Object.values(files).flat();

describe("a deck", () => {
  test("has five different cards of the worry, whatever is answered", () => {
    for (const worry of worries)
      for (const minutes of minuteChoices)
        for (const tools of [[], ["liner"], ["brush", "curler"], hackTools] as const) {
          const { cards } = dealDeck(hacks, { worry, minutes, tools });
          expect(new Set(cards.map(({ hack }) => hack.number)).size).toBe(5);
          expect(cards.every(({ hack }) => hack.worry === worry)).toBe(true);
        }
  });

  test("deals what fits before what does not", () => {
    const { cards, widened } = dealDeck(hacks, { worry: "line", minutes: 1, tools: ["liner"] });
    expect(widened).toBeNull();
    expect(cards.slice(0, 2).every(({ isLonger, missing }) => !isLonger && missing.length === 0)).toBe(true);
    expect(cards.slice(2).every(({ isLonger, missing }) => isLonger || missing.length > 0)).toBe(true);
  });

  test("asks nobody for a tool who named none", () => {
    for (const worry of worries)
      expect(
        dealDeck(hacks, { worry, minutes: 15, tools: [] }).cards.every(({ missing }) => missing.length === 0),
      ).toBe(true);
  });

  test("is the same for the same answers", () => {
    const answers = { worry: "late", minutes: 5, tools: ["lip"] } as const;
    expect(dealDeck(hacks.toReversed(), answers)).toEqual(dealDeck(hacks, answers));
  });
});

describe("where nothing fits", () => {
  const one = (minutes: number, tools: Hack["tools"]) => ({ number: minutes, worry: "line" as const, minutes, tools });

  test("the time is widened, and it is said how far", () => {
    const { widened, cards } = dealDeck([one(4, ["liner"])], { worry: "line", minutes: 1, tools: ["liner"] });
    expect(widened).toEqual({ minutes: 5, tools: false });
    expect(cards[0]).toMatchObject({ isLonger: true, missing: [] });
  });

  test("and when more time is no help, the tools are", () => {
    const { widened, cards } = dealDeck([one(1, ["liner", "swab"])], { worry: "line", minutes: 15, tools: ["swab"] });
    expect(widened).toEqual({ minutes: 15, tools: true });
    expect(cards[0]?.missing).toEqual(["liner"]);
  });
});
