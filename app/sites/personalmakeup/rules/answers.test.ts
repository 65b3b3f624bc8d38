import { describe, expect, it } from "vitest";
import { parseFormInputs, parsePlace, parseFaceType } from "./answers.ts";
import { maxOwned } from "./recipe-inputs.ts";

const sent = (text: string) => parseFormInputs(new URLSearchParams(text));

describe("a sent form", () => {
  it("is read with its type, its things and its wish for all tools", () => {
    expect(sent("m=dry&t=15&s=photo&type=KOUKA&full=1&own=lip-03.shadow-039")).toEqual({
      ...{ place: { line: 1, depth: 1, ratio: -1 }, mood: "dry", minutes: 15, scene: "photo" },
      ...{ isContra: false, isFull: true, owned: ["lip-03", "shadow-039"] },
    });
  });

  it("is none where mood, minutes or scene are missing or were never asked", () => {
    for (const text of [
      "",
      "m=dry&t=15",
      "m=dry&s=photo",
      "t=7&s=desk",
      "m=grim&t=7&s=desk",
      "m=dry&t=8&s=desk",
      "m=dry&t=7&s=moon",
    ])
      expect(sent(text)).toBeNull();
  });

  it("takes eight things at most, each once, and nothing that is no product", () => {
    const many = Array.from({ length: 12 }, (_, i) => `shadow-${String(i + 1).padStart(3, "0")}`);
    expect(sent(`m=dry&t=7&s=desk&own=${[...many, ...many].join(".")}`)?.owned).toEqual(many.slice(0, maxOwned));
    expect(sent("m=dry&t=7&s=desk&own=<b>.LIP-03..lip-03.lip-3333")?.owned).toEqual(["lip-03"]);
    expect(sent("m=dry&t=7&s=desk")?.owned).toEqual([]);
  });
});

it("a type is read in any case, and strengths by hand go before it", () => {
  expect(parseFaceType(new URLSearchParams("type=kika"))).toBe("KIKA");
  expect(parseFaceType(new URLSearchParams("type=none"))).toBeNull();
  expect(parsePlace(new URLSearchParams("type=KIKA&depth=0"))).toEqual({ line: 1, depth: 0, ratio: 1 });
  expect(parsePlace(new URLSearchParams("line=7"))).toEqual({ line: 0, depth: 0, ratio: 0 });
});
