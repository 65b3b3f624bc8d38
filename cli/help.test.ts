import { expect, test } from "vitest";
import { helpNouns, helpOf } from "./help.ts";
import { commands } from "./zone.ts";

test("help knows every noun of the door and no other, and tells one of them alone", () => {
  expect(helpNouns.toSorted()).toEqual([...commands.keys()].toSorted());
  expect(helpOf("draws")).toContain("zone -- draws hand-over <id> --number <n> --code <six digits>");
  expect(helpOf("draws")).not.toContain("artworks");
  expect(helpOf("nothing")).toBe(helpOf());
});
