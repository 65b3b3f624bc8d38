import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { contrastRatio } from "#app/kits/basics/srgb.ts";

const app = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(app, file), "utf8");
/** The custom properties of the first rule that starts with a text. */
function tokensOf(css: string, start: string): Map<string, string> {
  const from = css.indexOf(start);
  expect(from, start).toBeGreaterThanOrEqual(0);
  const rule = css.slice(css.indexOf("{", from) + 1, css.indexOf("}", from));
  return new Map([...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? "", value ?? ""]));
}
const defaultCss = read("kits/ui/tokens.css");
const noRedCss = read("shell/no-red-event/no-red-event.css");
const defaults = tokensOf(defaultCss, ":root {");
const noRed = tokensOf(noRedCss, ':root[data-no-red-event="on"]:not([data-red="kept"])');
const brightNoRed = tokensOf(noRedCss, ':root[data-no-red-event="on"][data-bright]');
const hexes = (value: string): string[] =>
  (value.match(/#[0-9a-f]{3,6}\b/gi) ?? []).map((hex) =>
    hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex,
  );
const shown = new Map([...defaults, ...noRed]);
const colour = (tokens: Map<string, string>, name: string): string => hexes(tokens.get(name) ?? "")[0] ?? "";

describe("in a night without red", () => {
  test("no token is red any more, nor warm; only the ground of swatches stays what it is", () => {
    for (const [name, value] of shown) {
      if (name === "--grey") continue;
      for (const hex of hexes(value)) expect(hexToOklch(hex).c, `${name} ${hex}`).toBeLessThan(0.004);
      const [, red, green, blue] = /rgb\((\d+) (\d+) (\d+)/.exec(value) ?? [];
      expect([green, blue], name).toEqual([red, red]);
    }
    expect(noRed.has("--grey")).toBe(false);
    expect(noRed.has("--shade")).toBe(false);
  });

  test.each([
    ["--bone", "--ink", 16],
    ["--bone", "--soot", 15],
    ["--ash", "--ink", 7.7],
    ["--rouge-text", "--ink", 7.4],
    ["--signal", "--ink", 5.3],
    ["--bone", "--grey", 12],
  ])("%s on %s is read as well as by day", (text, ground, least) => {
    expect(contrastRatio(colour(shown, text), colour(shown, ground))).toBeGreaterThanOrEqual(least);
  });

  test("white on the one control of a view is read as well as by day", () => {
    const byDay = contrastRatio("#ffffff", colour(defaults, "--blood"));
    expect(contrastRatio("#ffffff", colour(shown, "--blood"))).toBeGreaterThanOrEqual(byDay);
  });

  test("明るく is kept: raised ground, no dim text", () => {
    expect(contrastRatio(colour(brightNoRed, "--ash"), colour(brightNoRed, "--ink"))).toBeGreaterThan(16);
    for (const [name, value] of brightNoRed)
      for (const hex of hexes(value)) expect(hexToOklch(hex).c, name).toBeLessThan(0.004);
  });

  test("products, faces and what is worn are not among the pictures that lose their red", () => {
    const list = /img:is\(([^)]+)\)/.exec(noRedCss)?.[1] ?? "";
    for (const name of ["product", "face", "worn", "two-", "skin", "smear", "film"]) expect(list).not.toContain(name);
    expect(noRedCss).not.toMatch(
      /data-route\^?="(all-products|virtual_tester|wishlist|barcode|ranking|review|scan|mor)/,
    );
  });

  test("nothing is written on the red of the type, which is light that night, on any page of the hub", () => {
    for (const file of globSync("**/*.css", { cwd: app }))
      expect(read(file), file).not.toMatch(/background(-color)?:\s*var\(--(signal|ember|rouge-text)\)/);
  });

  test("the frame writes no red beside the tokens", () => {
    for (const file of globSync("{shell,kits/ui}/**/*.css", { cwd: app })) {
      if (file.endsWith("kits/ui/tokens.css")) continue;
      for (const hex of hexes(read(file))) expect(isRed(hex), `${file} ${hex}`).toBe(false);
      for (const [, ...channels] of read(file).matchAll(/rgb\((\d+) (\d+) (\d+)/g))
        expect(isRed(`#${channels.map((one) => Number(one).toString(16).padStart(2, "0")).join("")}`), file).toBe(
          false,
        );
    }
  });
});

function isRed(hex: string): boolean {
  const { c, h } = hexToOklch(hex);
  return c > 0.03 && (h > 335 || h < 50);
}
