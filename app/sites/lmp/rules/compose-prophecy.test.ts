import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { addDays, weekdayOf } from "#contracts/jst-calendar.ts";
import { seasonOf } from "#contracts/tip-choices.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { composeProphecy, type EarlierProphecy, type ProphecyRequest, restDays } from "./compose-prophecy.ts";
import { createComposeRules, countCharacters } from "./compose-rules.ts";
import { forbiddenWords } from "./forbidden-words.ts";
import { firstLineOf, mainLineCount } from "./prophecy-content.ts";
import { getProphecyText } from "./prophecy-text.ts";

const { content } = readContent(join(import.meta.dirname, "../../../../content"));
const readings = 100_000;
const daysPerVisitor = 400;

const request: ProphecyRequest = {
  seed: 1,
  day: "2026-11-20",
  form: "night",
  earlier: [],
  lettersBefore: 0,
  lastLetterDay: null,
  firstVisitDay: "2026-11-20",
  companionId: null,
};

/** Visitors who come on most days of a year, some by day and some at night, and all of their prophecies. */
function* generateProphecies(): Generator<{ request: ProphecyRequest; prophecy: EarlierProphecy }> {
  const rules = createComposeRules();
  for (let visitor = 0, made = 0; made < readings; visitor++) {
    const random = seededRandom(visitor);
    const firstVisitDay = addDays("2026-01-01", visitor % 365);
    let earlier: EarlierProphecy[] = [];
    let lettersBefore = 0;
    let lastLetterDay: string | null = null;
    for (let dayIndex = 0; dayIndex < daysPerVisitor && made < readings; dayIndex++) {
      const day = addDays(firstVisitDay, dayIndex);
      const pause = random();
      if (pause > 0.99) dayIndex += 20;
      if (pause > 0.93) continue;
      const since = addDays(day, -restDays);
      earlier = earlier.filter((other) => other.day > since);
      const now: ProphecyRequest = {
        seed: Math.floor(random() * 2 ** 32),
        day,
        form: random() < 0.3 ? "day" : "night",
        earlier,
        lettersBefore,
        lastLetterDay,
        firstVisitDay,
        companionId: visitor % 4 === 0 ? "13" : null,
      };
      const prophecy = { ...composeProphecy(content, now, rules), day };
      yield { request: now, prophecy };
      earlier = [...earlier, prophecy];
      lettersBefore += 1;
      lastLetterDay = day;
      made += 1;
    }
  }
}

describe("a hundred thousand letters", () => {
  it("hang together, do not clash, do not come back within sixty nights, and keep their length", () => {
    const rules = createComposeRules();
    const errors: string[] = [];
    const sources = new Set<number>();
    const different = new Set<string>();
    let count = 0;
    for (const { request: now, prophecy } of generateProphecies()) {
      count += 1;
      const head = firstLineOf(content, prophecy.source);
      const sign = content.prophecySigns[prophecy.sign - 1];
      const gesture = content.prophecyGestures[prophecy.gesture - 1];
      const aside = content.prophecyAsides[prophecy.aside - 1];
      if (!head || !sign || !gesture || !aside) throw new Error("a line is missing");
      const report = (fault: string): void => void errors.push(`${now.day} ${JSON.stringify(prophecy)}: ${fault}`);
      const lines = [head, sign, gesture, aside];
      lines.forEach((line, i) => {
        for (const other of lines.slice(i + 1)) if (!rules.isCompatible(line, other)) report("two lines clash");
      });
      if (!rules.hasSharedMotif(head, sign)) report("the sign has nothing of the first line");
      if (!rules.hasSharedMotif(gesture, head) && !rules.hasSharedMotif(gesture, sign))
        report("the gesture has nothing of the lines above");
      const length = countCharacters(...lines);
      if (length < 60 || length > 120) report(`${length} characters`);
      if (now.earlier.some(({ source }) => source === prophecy.source)) report("it was there within sixty nights");
      for (const { season, weekday, form } of [sign, gesture, aside])
        if (
          (season && season !== seasonOf(now.day)) ||
          (weekday !== undefined && weekday !== weekdayOf(now.day)) ||
          (form && form !== now.form)
        )
          report("a line is out of its time");
      sources.add(prophecy.source);
      different.add(`${prophecy.source} ${prophecy.sign} ${prophecy.gesture} ${prophecy.aside}`);
    }
    expect(errors.slice(0, 5)).toEqual([]);
    expect(count).toBe(readings);
    // Every line that can be said is said by somebody.
    expect(sources.size).toBe(mainLineCount + content.prophecyNights.length);
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
  const allText = [
    ...texts,
    ...content.prophecyHours.flatMap(({ day, night: dayIndex }) => [day, dayIndex]),
    ...content.prophecyNights.flatMap(({ answer }) => answer?.text ?? []),
  ].join("\n");
  expect(forbiddenWords.filter((word) => allText.includes(word))).toEqual([]);
});

it("writes the same letter again for the same question, and another on another night", () => {
  const again = composeProphecy(content, request);
  expect(composeProphecy(content, { ...request })).toEqual(again);
  expect(composeProphecy(content, { ...request, seed: 2 })).not.toEqual(again);
});

it("says 今日 before four in the afternoon and 今夜 after, and nothing else differs", () => {
  const head = content.prophecyKernels.find(({ text }) => text.includes("{今夜}"));
  if (!head) throw new Error("no kernel names the night");
  const parts = { ...composeProphecy(content, request), source: head.number };
  const [day, dayIndex] = (["day", "night"] as const).map(
    (form) => getProphecyText(content, { ...parts, form })?.kernel,
  );
  expect(day).toContain("今日");
  expect(day?.replace("今日", "今夜")).toBe(dayIndex);
});

it("lets the companion speak three times as often as another", () => {
  const speakers = Array.from({ length: 6_000 }, (_, seed) => {
    const { source } = composeProphecy(content, { ...request, seed, companionId: "13" });
    return firstLineOf(content, source)?.monsterId;
  });
  const often = speakers.filter((id) => id === "13").length;
  const other = speakers.filter((id) => id === "09").length;
  expect(often / other).toBeGreaterThan(2);
  expect(often / other).toBeLessThan(4.5);
});

it("brings a sign back after three nights, in about one letter of nine", () => {
  const first = { ...composeProphecy(content, request), day: "2026-11-17" };
  const back = Array.from({ length: 900 }, (_, seed) =>
    composeProphecy(content, { ...request, seed, earlier: [first], lettersBefore: 1, lastLetterDay: first.day }),
  ).filter(({ sign }) => sign === first.sign).length;
  // Where the sign does not go with the first line another takes its place.
  expect(back).toBeGreaterThan(20);
  expect(back).toBeLessThan(160);
});
