import { describe, expect, it } from "vitest";
import { eanCheckDigit } from "#contracts/product.ts";
import { checkJan, formatJan } from "./jan.ts";
import { eanCheckDigit as checkDigit } from "../basics/ean-check-digit.ts";

describe("typed digits", () => {
  it("are taken as they are meant: full-width, with spaces and hyphens", () => {
    expect(checkJan(" ２９０１０１００００-012 ")).toEqual({ kind: "good", jan: "2901010000012" });
    expect(checkJan("2 901010 000012")).toEqual({ kind: "good", jan: "2901010000012" });
  });

  it("tell when the thirteenth does not fit, and what would", () => {
    expect(checkJan("2901010000015")).toEqual({ kind: "check", typed: 5, fits: 2 });
  });

  it("tell how many are missing or too many", () => {
    expect(checkJan("290101")).toEqual({ kind: "short", have: 6, missing: 7 });
    expect(checkJan("29010100000120")).toEqual({ kind: "long", have: 14, extra: 1 });
  });

  it("tell which place holds no digit", () => {
    expect(checkJan("2901O10000012")).toEqual({ kind: "letter", place: 5, char: "O" });
    expect(checkJan("")).toEqual({ kind: "empty" });
  });

  it("are not read to the end when somebody sends a book", () => {
    expect(checkJan("9".repeat(100_000))).toEqual({ kind: "long", have: 100, extra: 87 });
  });
});

it("the check digit here is the one the catalogue is checked by", () => {
  for (const code of ["290101000001", "490000000001", "400638133393", "978020137962"])
    expect(checkDigit(code)).toBe(eanCheckDigit(code));
});

it("a code is written as it stands under its bars", () => {
  expect(formatJan("2901010000012")).toBe("2 901010 000012");
});
