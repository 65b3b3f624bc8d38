import { expect, test } from "vitest";
import { type FourDesires, formatPaletteCode, paletteNameCount, palettePanNames, parsePaletteCode } from "./palette.ts";
import { desireCount } from "./desire-ids.ts";

/** A row of numbers that is the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state;
  }
}

test("every palette has one code, and that code is that palette: four desires in order, its name, what was swapped", () => {
  const row = numbers(18);
  const next = (limit: number): number => row.next().value % limit;
  const seen = new Set<string>();
  for (let i = 0; i < 2_000; i++) {
    const ids = new Set<number>();
    while (ids.size < 4) ids.add((next(10_007) % desireCount) + 1);
    const bits = next(16_384) >> 10;
    const palette = {
      desires: [...ids] as unknown as FourDesires,
      name: next(120_011) % paletteNameCount,
      swapped: palettePanNames.filter((_, well) => bits & (1 << well)),
    };
    const code = formatPaletteCode(palette);
    expect(parsePaletteCode(code)).toEqual(palette);
    expect(formatPaletteCode(parsePaletteCode(code)!)).toBe(code);
    seen.add(code);
  }
  expect(seen.size).toBeGreaterThan(1_990);
});

test("four desires as they were chosen are eight characters", () => {
  expect(formatPaletteCode({ desires: [1, 108, 36, 7], name: 0, swapped: [] })).toBe("01301007");
});

test.each([
  ["a desire that there is not", "01300137"],
  ["no desire at all", "00300107"],
  ["one desire twice", "01300107".replace("07", "01")],
  ["three desires", "013001"],
  ["a name beyond the twelfth", "0130100 7c".replace(" ", "")],
  ["a longer way to write the same", "0130100700"],
  ["capital letters", "0130100A"],
  ["what is no code", "<script>"],
])("%s is no palette", (_, code) => expect(parsePaletteCode(code)).toBeNull());
