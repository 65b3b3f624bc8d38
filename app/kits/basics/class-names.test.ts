import { expect, it } from "vitest";
import { classNames } from "./class-names.ts";

it("joins the names that hold and leaves no stray spaces", () => {
  expect(classNames("door", false, null, undefined, "", "go")).toBe("door go");
  expect(classNames(undefined)).toBe("");
});
