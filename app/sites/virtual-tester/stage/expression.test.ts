import { expect, test } from "vitest";
import { expressionOf } from "./expression.ts";

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
