import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mouthForms, strokesPerMouth } from "#contracts/mouth-form.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { marginLineOf } from "./margin-line.ts";
import { formatMouthCode, parseMouthCode } from "./mouth-code.ts";
import { mouthStrokes } from "./mouth-strokes.ts";
import { summarizeMouth } from "./mouth-taste.ts";
import { mouthPlaceOf } from "./mouth.ts";

const { content } = readContent(join(import.meta.dirname, "../../../../content"));
const letters = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

describe("a month of letters", () => {
  it("the fourth and the fortieth letter differ in what is drawn and in what is said", () => {
    expect(mouthPlaceOf(4)).toEqual({ mouth: 1, form: "closed", stroke: 4, phase: 1 });
    expect(mouthPlaceOf(40)).toEqual({ mouth: 2, form: "parted", stroke: 10, phase: 2 });
    expect(marginLineOf(content, 40, null)).not.toBe(marginLineOf(content, 4, null));
    expect(marginLineOf(content, 34, null), "the fourth stroke of the second mouth is another").not.toBe(
      marginLineOf(content, 4, null),
    );
    const drawn = (letter: number) => {
      const { form, stroke } = mouthPlaceOf(letter);
      return mouthStrokes(form).slice(0, stroke).join("");
    };
    expect(new Set(letters(1, 90).map(drawn)).size).toBe(90);
  });

  it("begins anew after thirty letters, not with the calendar, and each phase has five of them", () => {
    expect(mouthPlaceOf(30)).toMatchObject({ mouth: 1, stroke: 30, phase: 6 });
    expect(mouthPlaceOf(31)).toMatchObject({ mouth: 2, stroke: 1, phase: 1 });
    const phases = letters(1, 30).map((letter) => mouthPlaceOf(letter).phase);
    expect(phases).toEqual(letters(1, 6).flatMap((phase) => Array(5).fill(phase)));
  });

  it("says nothing twice within sixty letters, and of the answers each phase has its own three words", () => {
    expect(new Set(letters(1, 60).map((letter) => marginLineOf(content, letter, null))).size).toBe(60);
    for (const answer of ["yes", "wait", "no"] as const) {
      const lines = letters(1, 30).map((letter) => marginLineOf(content, letter, answer));
      expect(new Set(lines).size).toBe(30);
      const replies = lines.filter((line, i) => line !== marginLineOf(content, i + 1, null));
      expect(replies, "once in a phase").toHaveLength(6);
    }
  });
});

describe("a finished mouth", () => {
  const monsters = letters(1, strokesPerMouth).map((letter) => (letter % 24) + 1);

  it("stands in its address, and what is none is refused", () => {
    const code = formatMouthCode({ form: "parted", monsters });
    expect(parseMouthCode(code)).toEqual({ form: "parted", monsters });
    expect(parseMouthCode(code.toLowerCase())).toEqual({ form: "parted", monsters });
    for (const other of ["", code.slice(1), `9${code.slice(1)}`, `${code.slice(0, 30)}Z`, "<script>".repeat(4)])
      expect(parseMouthCode(other), other).toBeNull();
  });

  it("has the taste of most of its letters, and a line for each taste in each shape", () => {
    const lines = mouthForms.flatMap((form) =>
      [1, 3, 2, 6].map((monster) => summarizeMouth({ form, monsters: Array(30).fill(monster) }, content).line),
    );
    expect(new Set(lines).size).toBe(12);
    expect(lines).not.toContain("");
    const mixed = { form: "closed", monsters: [...Array(16).fill(3), ...Array(14).fill(1)] } as const;
    expect(summarizeMouth(mixed, content)).toMatchObject({ mood: "sharp", most: { monster: 3, letters: 16 } });
  });

  it("is made of thirty strokes, and no two shapes are the same", () => {
    const shapes = mouthForms.map((form) => mouthStrokes(form));
    for (const strokes of shapes) expect(new Set(strokes).size).toBe(30);
    expect(new Set(shapes.flat()).size).toBe(90);
  });
});
