import { expect, test } from "vitest";
import * as v from "valibot";
import { formatLookCode, parseLookCode, type AppliedLayer } from "./look-code.ts";
import { maxLookCodeLength } from "./look-code-sign.ts";
import { lookFields } from "./look-fields.ts";
import { type LookLayer, lookLayerSchema } from "./look.ts";
import { lookKinds } from "./look-values.ts";

/** A row of numbers that is the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}
const row = numbers(24);
const next = (limit: number): number => row.next().value % limit;

const catalogue = new Map([
  ["lip-03", "#AE0D29"],
  ["shadow-108", "#ABC9B9"],
  ["base-06", "#5F3C2A"],
]);
const hexOf = (id: string): string | null => catalogue.get(id) ?? null;
const anyHex = (): string => `#${next(0xffffff).toString(16).toUpperCase().padStart(6, "0")}`;

function anyLayer(kind: LookLayer["kind"], hex: string): LookLayer {
  const layer: Record<string, unknown> = { kind, hex, intensity: next(21) / 20 };
  for (const { name, choices, isOptional } of lookFields[kind])
    if (!isOptional || next(2) === 1) layer[name] = choices ? choices[next(choices.length)] : next(21) / 20;
  return v.parse(lookLayerSchema, layer);
}

function anyApplied(count: number): AppliedLayer[] {
  return Array.from({ length: count }, () => {
    const productId = next(3) === 0 ? [...catalogue.keys()][next(catalogue.size)]! : null;
    const kind = lookKinds[next(lookKinds.length)]!;
    return { productId, layer: anyLayer(kind, productId ? hexOf(productId)! : anyHex()) };
  });
}

test("whatever is worn comes back out of its code, products as products, and ten layers fit an address", () => {
  for (let i = 0; i < 1_000; i++) {
    const applied = anyApplied(next(10) + 1);
    const code = formatLookCode(applied)!;
    expect(code).toMatch(/^1[\w-]+$/);
    expect(code.length).toBeLessThanOrEqual(maxLookCodeLength);
    expect(encodeURIComponent(code)).toBe(code);
    expect(parseLookCode(code, hexOf)).toEqual(applied);
  }
});

test("ten layers of the longest kind, all in colours of one's own, fit an address", () => {
  const applied = Array.from({ length: 10 }, () => ({ productId: null, layer: anyLayer("lashes", anyHex()) }));
  expect(formatLookCode(applied)!.length).toBeLessThanOrEqual(maxLookCodeLength);
});

test("a look that does not fit has no code, and neither has a bare face", () => {
  expect(formatLookCode([])).toBeNull();
  expect(
    formatLookCode(Array.from({ length: 20 }, () => ({ productId: null, layer: anyLayer("lashes", anyHex()) }))),
  ).toBeNull();
});

test("a product comes in the shade it has today, and one that is gone makes the look none", () => {
  const code = formatLookCode([{ productId: "lip-03", layer: anyLayer("lip", "#AE0D29") }])!;
  expect(parseLookCode(code, () => "#010203")![0]!.layer.hex).toBe("#010203");
  expect(parseLookCode(code, () => null)).toBeNull();
});

test("one wrong sign, one too few, one too many, another version: none of them is a look, and none throws", () => {
  for (let i = 0; i < 200; i++) {
    const code = formatLookCode(anyApplied(next(10) + 1))!;
    const at = next(code.length - 1) + 1;
    const wrong = code[at] === "A" ? "B" : "A";
    expect(parseLookCode(code.slice(0, at) + wrong + code.slice(at + 1), hexOf)).toBeNull();
    expect(parseLookCode(`2${code.slice(1)}`, hexOf)).toBeNull();
  }
});

test.each(["", "1", "1A", "1AA", "<script>", "1%00%00", `1${"A".repeat(200)}`, "１ＡＢ", "1====", "1 AB"])(
  "%j is no look",
  (code) => expect(parseLookCode(code, hexOf)).toBeNull(),
);
