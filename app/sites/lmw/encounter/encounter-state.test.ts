import { expect, it } from "vitest";
import meetings from "#content/lip-world/meetings/area-1.json";
import type { LipEncounter } from "#contracts/lip-world-cast.ts";
import { emptyProgress } from "../progress/empty-progress.ts";
import {
  addMonsterLine,
  beginEncounter,
  chooseOption,
  getMood,
  goToNextLine,
  isQuestionOpen,
  isTalkOver,
  skipLines,
} from "./encounter-state.ts";

const fish = meetings[0] as LipEncounter;
const [sit] = fish.options as [LipEncounter["options"][number]];
const metBefore = {
  ...emptyProgress,
  meetings: [{ monsterId: "01", at: "2026-11-20T12:00:00.000Z", choice: "sit", visits: 1 }],
};

it("asks behind the last line of a first meeting, and ends with the parting word", () => {
  let state = beginEncounter(fish, emptyProgress);
  for (let i = 0; i < fish.before.length - 1; i++) state = goToNextLine(state);
  expect([isQuestionOpen(state), isTalkOver(state)]).toEqual([false, false]);
  state = goToNextLine(state);
  expect([isQuestionOpen(state), isTalkOver(state)]).toEqual([true, false]);
  state = chooseOption(state, fish, sit);
  expect(state.lines[state.at]?.words).toBe(sit.label);
  state = skipLines(state);
  expect(state.lines[state.at]?.words).toBe(fish.farewell);
  expect(isTalkOver(state)).toBe(true);
});

it("asks nobody twice", () => {
  const state = beginEncounter(fish, metBefore);
  expect(isQuestionOpen(skipLines(state))).toBe(false);
  expect(isTalkOver(skipLines(state))).toBe(true);
});

it("is surprised by a stranger only, and glad of what it hears", () => {
  expect(getMood(goToNextLine(beginEncounter(fish, emptyProgress)))).toBe("surprise");
  expect(getMood(goToNextLine(beginEncounter(fish, metBefore)))).toBe("cut");
  const answered = chooseOption(skipLines(beginEncounter(fish, emptyProgress)), fish, sit);
  expect(getMood(answered)).toBe("cut");
  expect(getMood(goToNextLine(answered))).toBe("joy");
});

it("says one thing more when it is taken along", () => {
  const state = addMonsterLine(skipLines(beginEncounter(fish, metBefore)), "つれていって");
  expect(state.lines[state.at]).toEqual({ who: "monster", words: "つれていって" });
  expect(isTalkOver(state)).toBe(true);
});
