// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
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

test("what lies behind the tip stays as it is while a stroke grows", () => {
  const grown = { kind: "line", brush: "stick", paint: 2, size: 3, points: wavePoints.slice(0, 3 * 6) } as Stroke;
  const younger = { ...grown, points: wavePoints.slice(0, 3 * 4) } as Stroke;
  const beginOf = (stroke: Stroke): string => drawStroke(stroke, paints)[0]!.d.slice(0, 150);
  expect(beginOf(younger)).toBe(beginOf(grown));
});

test("who presses harder leaves a wider stroke that covers more of the paper", () => {
  const [light, heavy] = [3, 13].map((pressure) => {
    const points = Array.from({ length: 10 }, (_, i) => [60 + i * 60, 400, pressure]).flat();
    const [body] = drawStroke({ kind: "line", brush: "stick", paint: 2, size: 3, points }, paints);
    const places = [...body!.d.split("z")[0]!.matchAll(/-?\d*\.?\d+/g)].map(([text]) => Number(text));
    let [y, min, max] = [places[1]!, Infinity, -Infinity];
    for (let i = 3; i < places.length; i += 2) [y, min, max] = [y + places[i]!, Math.min(min, y), Math.max(max, y)];
    return { width: max - min, gaps: body!.d.split("z").length };
  });
  expect(heavy!.width).toBeGreaterThan(1.35 * light!.width);
  expect(light!.gaps).toBeGreaterThan(heavy!.gaps);
});

test("oil shines and wax is dull; only wax leaves the pores of the paper free", () => {
  const shapesOf = (paint: number) =>
    drawStroke(
      { kind: "line", brush: "stick", paint, size: 4, points: wavePoints },
      paints.map((one) => ({ ...one, grain: 3 as const })),
    );
  const lightest = (paint: number): number =>
    Math.max(...shapesOf(paint).map((shape) => ("fill" in shape ? hexToOklch(shape.fill).l : 0)));
  const own = (paint: number): number => hexToOklch(paints[paint]!.hex).l;
  const [oil, wax] = [media.indexOf("oil"), media.indexOf("wax")];
  expect(lightest(oil) - own(oil)).toBeGreaterThan(0.2);
  expect(lightest(wax) - own(wax)).toBeLessThan(0.1);
});

test("a stroke is few shapes and little text, however long it is: a phone draws four hundred of them", () => {
  const points = Array.from({ length: 240 }, (_, i) => [(i * 37) % 720, (i * 91) % 960, i % 16]).flat();
  for (const brush of brushes) {
    const shapes = drawStroke({ kind: "line", brush, paint: 2, size: 4, points }, paints);
    expect(shapes.length).toBeLessThanOrEqual(8);
    expect(shapes.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(16_000);
  }
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
