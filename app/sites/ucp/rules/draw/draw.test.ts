// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DrawablePainting, Stroke } from "#contracts/painting.ts";
import { brushes, media, stampForms } from "#contracts/painting-limits.ts";
import { PaintingSvg } from "../../parts/painting-svg.tsx";
import { renderShapes } from "../../scene/render-shapes.ts";
import { drawPainting, drawStroke } from "./draw-stroke.ts";
import { svgText } from "./svg-text.ts";

const paints = media.map((medium, i) => ({
  hex: ["#ae0d29", "#bf5921", "#5b2a4f"][i]!,
  grain: 0 as const,
  medium,
  parts: [{ hex: "#f0a9a6", name: '砂糖<漬け>の"嘘"', share: 1 }],
}));
const wavePoints = Array.from({ length: 14 }, (_, i) => [
  60 + i * 40,
  300 + Math.round(90 * Math.sin(i)),
  4 + (i % 9),
]).flat();
const strokes: Stroke[] = [
  ...brushes.flatMap((brush, b) =>
    media.map(
      (_, paint): Stroke => ({ kind: "line", brush, paint, size: ((b + paint) % 4) + 1, points: wavePoints }) as Stroke,
    ),
  ),
  ...stampForms.map((form, i): Stroke => ({
    kind: "stamp",
    form,
    paint: i % 3,
    size: 2,
    turn: i % 8,
    x: 90 + i * 40,
    y: 700,
  })),
];
const drawn: DrawablePainting = { paper: "bone", paints, strokes };

/** Every path of a markup as its attributes, whatever their order. */
function pathsOf(markup: string): Record<string, string>[] {
  const place = document.createElement("div");
  place.innerHTML = markup;
  return [...place.querySelectorAll("path")].map((path) =>
    Object.fromEntries([...path.attributes].map(({ name, value }) => [name.toLowerCase(), value])),
  );
}

test("the server's file, the page and the brush in the browser draw the same", () => {
  const file = pathsOf(svgText(drawn));
  expect(file.length).toBeGreaterThan(strokes.length);
  expect(pathsOf(renderToStaticMarkup(createElement(PaintingSvg, { drawn })))).toEqual(file);
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  renderShapes(group, drawPainting(drawn).flat());
  expect(pathsOf(group.innerHTML)).toEqual(file);
});

test("the same strokes give the same file, to the letter", () => {
  expect(svgText(structuredClone(drawn))).toBe(svgText(drawn));
});

test("nothing but numbers and colours of ours gets into a file", () => {
  const file = svgText(drawn);
  expect(file).not.toMatch(/NaN|Infinity|undefined|砂糖|<script|href|style=/);
  const left = file.replaceAll(
    /(?:[a-z-]+="[#\w\s.(),-]*"|<\/?(?:svg|g|path|rect)|\/?>|xmlns="http:\/\/www\.w3\.org\/2000\/svg")/gi,
    "",
  );
  expect(left.trim()).toBe("");
});

test("a tap is a dot, and a paint that is gone draws nothing", () => {
  const tap: Stroke = { kind: "line", brush: "round", paint: 0, size: 3, points: [100, 100, 8, 100, 100, 8] };
  expect(drawStroke(tap, paints).length).toBeGreaterThan(0);
  expect(drawStroke({ ...tap, paint: 5 }, paints)).toEqual([]);
});

test("lumps leave crumbs of what they were; dust leaves none", () => {
  const fills = (grain: 0 | 3): string[] =>
    drawStroke(strokes[0]!, [{ ...paints[0]!, grain }]).flatMap((shape) => ("fill" in shape ? [shape.fill] : []));
  expect(fills(0)).toContain("#f0a9a6");
  expect(fills(3)).not.toContain("#f0a9a6");
});
