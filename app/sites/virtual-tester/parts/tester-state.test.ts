import { expect, test } from "vitest";
import { defaultMakeup } from "./applied-makeup.ts";
import { initialTester, reduceTester, type TesterAction } from "./tester-state.ts";

const after = (...actions: TesterAction[]) => actions.reduce(reduceTester, initialTester);
const applied = { ...defaultMakeup, isBare: true, isLipOff: true };

test("a look of a friend's address is worn until something is changed, and then that is all that differs", () => {
  expect(initialTester.makeup).toBeNull();
  const linked = { ...defaultMakeup, coats: 1 as const };
  expect(after({ type: "change", applied: linked, change: { split: 0.5 } }).makeup).toEqual({ ...linked, split: 0.5 });
});

test("a tissue is pressed once when the chip asks for it, and anew with each wipe", () => {
  const pressed = after({ type: "change", applied: defaultMakeup, change: { after: "tissue" } });
  expect(pressed).toMatchObject({ tissues: 1, makeup: { after: "tissue" } });
  const again = reduceTester(pressed, {
    type: "change",
    applied: { ...defaultMakeup, after: "tissue" },
    change: { after: "tissue" },
  });
  expect(again.tissues).toBe(1);
  const wiped = reduceTester(pressed, { type: "wipe", applied: { ...defaultMakeup, after: "tissue" } });
  expect(wiped).toMatchObject({ tissues: 2, makeup: { isLipOff: true } });
});

test("who chooses without names sees made-up lips, and none of the names before one is chosen", () => {
  const begun = after({ type: "beginBlind", applied });
  expect(begun).toMatchObject({ blindRun: 1, isRevealed: false, makeup: { isBare: false, isLipOff: false } });
  expect(after({ type: "beginBlind", applied }, { type: "reveal" })).toMatchObject({ blindRun: 1, isRevealed: true });
});

test("a second time without names hides them again, and does not begin with the shade of the first", () => {
  const second = after(
    { type: "beginBlind", applied },
    { type: "wearBlind", id: "lip-03" },
    { type: "reveal" },
    { type: "leaveBlind" },
    { type: "beginBlind", applied: defaultMakeup },
  );
  expect(second).toMatchObject({ blindRun: 1, isRevealed: false, blindId: null });
});

test("a deal that did not come is asked for once more", () => {
  expect(after({ type: "beginBlind", applied }, { type: "retryBlind" }).blindRun).toBe(2);
});
