import { expect, test } from "vitest";
import { isSoundAnswered, isSoundWanted, formatSoundCookie } from "./sound-cookie.ts";

test.each([
  ["", false],
  ["lmw_sound=", false],
  ["lmw_sound", false],
  ["lmw_sound=1", true],
  ["a=b; lmw_sound=on; c=d", true],
  ["a=b; lmw_sound=; c=d", false],
  ["xlmw_sound=1", false],
  ["lmw_sound_2=1", false],
])("the cookies %j mean that sound is wanted: %s", (cookies, isWanted) => {
  expect(isSoundWanted(cookies)).toBe(isWanted);
});

test("the wish is kept for 400 days, for the whole site, on this site only", () => {
  expect(formatSoundCookie(true, true)).toBe("lmw_sound=1; Path=/; Max-Age=34560000; SameSite=Lax; Secure");
  expect(formatSoundCookie(false, false)).toBe("lmw_sound=; Path=/; Max-Age=34560000; SameSite=Lax");
});

test("who has said yes or no is not asked again", () => {
  expect(["", "a=b", "xlmw_sound=1"].map(isSoundAnswered)).toEqual([false, false, false]);
  expect(["lmw_sound=", "a=b; lmw_sound=1"].map(isSoundAnswered)).toEqual([true, true]);
});
