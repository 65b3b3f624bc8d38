import { expect, test } from "vitest";
import { seededRandom } from "../../platform/random.ts";
import { createFriendCode, parseFriendCode } from "./friend-codes.ts";

const code = createFriendCode(seededRandom("a friend"));

test("a code is seven letters that are read for nothing else", () => {
  expect(code).toMatch(/^[2-9A-HJKMNP-TW-Z]{7}$/);
  for (let i = 0; i < 500; i++) expect(createFriendCode(seededRandom(`room ${i}`))).not.toMatch(/[01OILUV]/);
});

test.each([
  ["as it is shown", code],
  ["in small letters, with a dash", `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase()],
  [
    "in full-width letters, with blanks",
    [...code].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join(" "),
  ],
])("a code is read %s", (_, input) => {
  expect(parseFriendCode(input)).toBe(code);
});

test("what can be no code is none", () => {
  for (const input of ["", code.slice(1), `${code}2`, "0OIL1UV", "２２２"]) expect(parseFriendCode(input)).toBeNull();
});
