import { expect, test } from "vitest";
import { expressionOf, createSteadyExpression } from "./expression.ts";

test("the monster smiles back, pouts back, is startled and falls asleep with whoever wears it", () => {
  expect(expressionOf({ blendshapes: { mouthSmileLeft: 0.7, mouthSmileRight: 0.6 } })).toBe("joy");
  expect(expressionOf({ blendshapes: { mouthPucker: 0.8 } })).toBe("pout");
  expect(expressionOf({ blendshapes: { jawOpen: 0.6 } })).toBe("surprise");
  expect(expressionOf({ blendshapes: { eyeBlinkLeft: 0.9, eyeBlinkRight: 0.8 } })).toBe("sleep");
});

test("a calm face, no face and an engine without expressions leave it calm", () => {
  expect(expressionOf({ blendshapes: { mouthSmileLeft: 0.1 } })).toBe("neutral");
  expect(expressionOf({ blendshapes: null })).toBe("neutral");
  expect(expressionOf(null)).toBe("neutral");
});

test("a blink does not put the monster to sleep, closed eyes do", () => {
  const steady = createSteadyExpression();
  expect(steady("sleep", 0)).toBe("neutral");
  expect(steady("sleep", 150)).toBe("neutral");
  expect(steady("neutral", 180)).toBe("neutral");
  expect(steady("sleep", 1000)).toBe("neutral");
  expect(steady("sleep", 1800)).toBe("sleep");
});

test("a smile that lasts is answered, and so is its end", () => {
  const steady = createSteadyExpression();
  steady("joy", 0);
  expect(steady("joy", 200)).toBe("joy");
  expect(steady("neutral", 220)).toBe("joy");
  expect(steady("neutral", 450)).toBe("neutral");
});
