import { expect, test } from "vitest";
import { makeupParts } from "#contracts/makeup-choices.ts";
import { isNearEye } from "./near-eye.ts";

test("closed eyes lead on only where nothing is near them", () => {
  expect(makeupParts.filter(isNearEye)).toEqual(["lid", "accent", "liner", "lash"]);
});
