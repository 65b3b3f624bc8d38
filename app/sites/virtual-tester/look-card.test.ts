import { expect, test } from "vitest";
import { formatLookCode } from "#contracts/look-code.ts";
import { signedDigitsOf } from "#contracts/look-code-sign.ts";
import { formatLookCard, parseLookCard } from "./look-card.ts";

test("a look has one share picture, whatever else its address says", () => {
  const query = new URLSearchParams("s=lip-15&e=085.083.-.010&m=01&l=03&w=40.80.95.90.2c&cid=kz_vt_x&e=nonsense");
  const id = formatLookCard("lip-15", query);
  expect(id).toBe("lip-15~085.083.-.010~01~03~40.80.95.90.2c");
  expect(parseLookCard(id)).toMatchObject({
    shadeId: "lip-15",
    eyes: { lids: ["shadow-085", "shadow-083", null, "shadow-010"], lashes: "mascara-01", line: "liner-03" },
    makeup: { amounts: { lips: 0.4 }, coats: 2, after: "coffee" },
  });
});

test("a shade alone is called by its own name, as before", () => {
  expect(formatLookCard("tint-03", new URLSearchParams("s=tint-03&w=95.80.95.90.3f"))).toBe("tint-03");
  expect(parseLookCard("tint-03")?.shadeId).toBe("tint-03");
});

test.each([
  "lip-15~",
  "lip-15~999",
  "lip-15~085.083.-.010~1",
  "lip-15~~~~95.80.95.90.3f",
  "lip-15~~~~1~2",
  "lip-15~~~~40.80.95.90.2c~",
])("%s is the address of no picture", (id) => expect(parseLookCard(id)).toBeNull());

const look = formatLookCode([
  { productId: "base-03", layer: { kind: "base", hex: "#F0D8C4", intensity: 0.5, finish: "dewy", tone: "own" } },
  { productId: "lip-04", layer: { kind: "lip", hex: "#F0A9A6", intensity: 0.5, finish: "sheer", spread: "full" } },
])!;

test("a whole look is called by its code, and its lips are its own where the address names no shade", () => {
  const id = formatLookCard("lip-15", new URLSearchParams({ look, cid: "kz_vt_x" }));
  expect(id).toBe(`~~~~~${look}`);
  expect(parseLookCard(id)).toMatchObject({ shadeId: null, look });
});

test("a shade and a mascara that the address names stand before the look", () => {
  const id = formatLookCard("lip-15", new URLSearchParams({ s: "lip-15", m: "01", look }));
  expect(id).toBe(`lip-15~~01~~~${look}`);
  expect(parseLookCard(id)).toMatchObject({ shadeId: "lip-15", look, eyes: { lashes: "mascara-01" } });
});

test("a code with a wrong sign is no look, and leaves the shade", () => {
  expect(formatLookCard("lip-15", new URLSearchParams({ look: `${look}A` }))).toBe("lip-15");
  for (const id of [`~~~~~${look}A`, "~~~~~", "", `lip-15~~~~~${look.slice(0, -1)}`, `~~01`])
    expect(parseLookCard(id), id).toBeNull();
});

test("what is signed as codes are and cannot be read is no look either", () => {
  for (const signed of ["1A", "1AAAf"]) {
    expect(signedDigitsOf(signed)).not.toBeNull();
    expect(formatLookCard("lip-15", new URLSearchParams({ look: signed }))).toBe("lip-15");
    expect(parseLookCard(`~~~~~${signed}`)).toBeNull();
  }
});
