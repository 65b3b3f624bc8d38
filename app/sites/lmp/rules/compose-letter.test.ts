import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { addDays, weekdayOf } from "#contracts/jst-calendar.ts";
import { seasonOf } from "#contracts/tip-words.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { composeLetter, type EarlierLetter, type LetterAsked, restNights } from "./compose-letter.ts";
import { createDesk, letterLength } from "./desk.ts";
import { forbidden } from "./forbidden.ts";
import { headOf, kernelCount } from "./letter-content.ts";
import { letterText } from "./letter-text.ts";

const { content } = readContent(join(import.meta.dirname, "../../../../content"));
const readings = 100_000;
const nightsOfOne = 400;

const asked: LetterAsked = {
  seed: 1,
  day: "2026-11-20",
  form: "night",
  earlier: [],
  lettersBefore: 0,
  lastLetterDay: null,
  firstVisitDay: "2026-11-20",
  companionId: null,
};

/** Visitors who come on most nights of a year, some by day and some at night, and all of their letters. */
function* everyReading(): Generator<{ asked: LetterAsked; letter: EarlierLetter }> {
  const desk = createDesk();
  for (let visitor = 0, made = 0; made < readings; visitor++) {
    const random = seededRandom(visitor);
    const firstVisitDay = addDays("2026-01-01", visitor % 365);
    let earlier: EarlierLetter[] = [];
    let lettersBefore = 0;
    let lastLetterDay: string | null = null;
    for (let night = 0; night < nightsOfOne && made < readings; night++) {
      const day = addDays(firstVisitDay, night);
      const pause = random();
      if (pause > 0.99) night += 20;
      if (pause > 0.93) continue;
      const since = addDays(day, -restNights);
      earlier = earlier.filter((other) => other.day > since);
      const now: LetterAsked = {
        seed: Math.floor(random() * 2 ** 32),
        day,
        form: random() < 0.3 ? "day" : "night",
        earlier,
        lettersBefore,
        lastLetterDay,
        firstVisitDay,
        companionId: visitor % 4 === 0 ? "13" : null,
      };
      const letter = { ...composeLetter(content, now, desk), day };
      yield { asked: now, letter };
      earlier = [...earlier, letter];
      lettersBefore += 1;
      lastLetterDay = day;
      made += 1;
    }
  }
}

describe("a hundred thousand letters", () => {
  it("hang together, do not clash, do not come back within sixty nights, and keep their length", () => {
    const desk = createDesk();
    const faults: string[] = [];
    const sources = new Set<number>();
    const different = new Set<string>();
    let count = 0;
    for (const { asked: now, letter } of everyReading()) {
      count += 1;
      const head = headOf(content, letter.source);
      const sign = content.prophecySigns[letter.sign - 1];
      const gesture = content.prophecyGestures[letter.gesture - 1];
      const aside = content.prophecyAsides[letter.aside - 1];
      if (!head || !sign || !gesture || !aside) throw new Error("a line is missing");
      const say = (fault: string): void => void faults.push(`${now.day} ${JSON.stringify(letter)}: ${fault}`);
      const lines = [head, sign, gesture, aside];
      lines.forEach((line, i) => {
        for (const other of lines.slice(i + 1)) if (!desk.agree(line, other)) say("two lines clash");
      });
      if (!desk.share(head, sign)) say("the sign has nothing of the first line");
      if (!desk.share(gesture, head) && !desk.share(gesture, sign)) say("the gesture has nothing of the lines above");
      const length = letterLength(...lines);
      if (length < 60 || length > 120) say(`${length} characters`);
      if (now.earlier.some(({ source }) => source === letter.source)) say("it was there within sixty nights");
      for (const { season, weekday, form } of [sign, gesture, aside])
        if (
          (season && season !== seasonOf(now.day)) ||
          (weekday !== undefined && weekday !== weekdayOf(now.day)) ||
          (form && form !== now.form)
        )
          say("a line is out of its time");
      sources.add(letter.source);
      different.add(`${letter.source} ${letter.sign} ${letter.gesture} ${letter.aside}`);
    }
    expect(faults.slice(0, 5)).toEqual([]);
    expect(count).toBe(readings);
    // Every line that can be said is said by somebody.
    expect(sources.size).toBe(kernelCount + content.prophecyNights.length);
    expect(different.size).toBeGreaterThan(readings * 0.97);
  }, 30_000);
});

it("speaks of nothing that frightens, measures, sells or promises", () => {
  const texts = [
    ...content.prophecyKernels,
    ...content.prophecySigns,
    ...content.prophecyGestures,
    ...content.prophecyAsides,
    ...content.prophecyNights,
  ].map(({ text }) => text);
  const said = [
    ...texts,
    ...content.prophecyHours.flatMap(({ day, night }) => [day, night]),
    ...content.prophecyNights.flatMap(({ answer }) => answer?.text ?? []),
  ].join("\n");
  expect(forbidden.filter((word) => said.includes(word))).toEqual([]);
});

it("writes the same letter again for the same question, and another on another night", () => {
  const again = composeLetter(content, asked);
  expect(composeLetter(content, { ...asked })).toEqual(again);
  expect(composeLetter(content, { ...asked, seed: 2 })).not.toEqual(again);
});

it("says 今日 before four in the afternoon and 今夜 after, and nothing else differs", () => {
  const head = content.prophecyKernels.find(({ text }) => text.includes("{今夜}"));
  if (!head) throw new Error("no kernel names the night");
  const parts = { ...composeLetter(content, asked), source: head.number };
  const [day, night] = (["day", "night"] as const).map((form) => letterText(content, { ...parts, form })?.kernel);
  expect(day).toContain("今日");
  expect(day?.replace("今日", "今夜")).toBe(night);
});

it("lets the companion speak three times as often as another", () => {
  const speakers = Array.from({ length: 6_000 }, (_, seed) => {
    const { source } = composeLetter(content, { ...asked, seed, companionId: "13" });
    return headOf(content, source)?.monsterId;
  });
  const often = speakers.filter((id) => id === "13").length;
  const other = speakers.filter((id) => id === "09").length;
  expect(often / other).toBeGreaterThan(2);
  expect(often / other).toBeLessThan(4.5);
});

it("brings a sign back after three nights, in about one letter of nine", () => {
  const first = { ...composeLetter(content, asked), day: "2026-11-17" };
  const back = Array.from({ length: 900 }, (_, seed) =>
    composeLetter(content, { ...asked, seed, earlier: [first], lettersBefore: 1, lastLetterDay: first.day }),
  ).filter(({ sign }) => sign === first.sign).length;
  // Where the sign does not go with the first line another takes its place.
  expect(back).toBeGreaterThan(20);
  expect(back).toBeLessThan(160);
});
