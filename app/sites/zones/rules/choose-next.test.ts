import { expect, test } from "vitest";
import { chooseNext, unknownVisitor } from "./choose-next.ts";

const ways = [
  { id: "all done", when: { done: ["letter", "vote"] } },
  { id: "letter done", when: { done: ["letter"] } },
  { id: "made a mascara", when: { madeIn: "mcm" } },
  { id: "face and met", when: { hasFace: true, hasMet: true } },
  { id: "everybody", when: {} },
];
const next = (facts: Partial<typeof unknownVisitor>) => chooseNext(ways, { ...unknownVisitor, ...facts })?.id;

test("whoever is unknown is shown what is for everybody", () => {
  expect(next({})).toBe("everybody");
});

test("what was done tonight, made or met decides what comes next", () => {
  expect(next({ done: ["letter"] })).toBe("letter done");
  expect(next({ done: ["vote", "letter"] })).toBe("all done");
  expect(next({ lastSite: "mcm" })).toBe("made a mascara");
  expect(next({ hasFace: true })).toBe("everybody");
  expect(next({ hasFace: true, metCount: 3 })).toBe("face and met");
});
