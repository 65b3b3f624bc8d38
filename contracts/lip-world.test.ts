import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { lipWorldIssues } from "../tools/content/check-lip-world.ts";
import { readContent } from "../tools/content/read-content.ts";
import { lipEncounterSchema } from "./lip-world-cast.ts";
import { isValidCrossOut, splitCrossedOut, maxLineLength } from "./lip-world-lines.ts";
import { gameRanks, lipDifficulties, phraseTopics, stageRanks } from "./lip-world-play.ts";

const root = join(import.meta.dirname, "..");
const { content, issues } = readContent(join(root, "content"));
const world = content;
type World = typeof world;
const lengthOf = (text: string): number => [...text].length;

/** Entries whose values are names for the program, not words to read. */
const unread = new Set([
  "id",
  "kind",
  "picture",
  "monsterId",
  "who",
  "when",
  "at",
  "key",
  "opens",
  "effect",
  "perk",
  "task",
  "cast",
  "topic",
  "sayings",
  "reading",
]);
function wordsIn(value: unknown, key = ""): string[] {
  if (unread.has(key)) return key === "effect" ? wordsIn((value as { line?: string }).line ?? []) : [];
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((entry) => wordsIn(entry));
  return value && typeof value === "object"
    ? Object.entries(value).flatMap(([name, entry]) => wordsIn(entry, name))
    : [];
}

const parts = Object.entries(world).filter(([kind]) => kind.startsWith("lip"));
// Of a saying only the remark counts: it and what is left of it are alike on purpose, and the cross-check holds them apart.
const words = [
  ...parts.filter(([kind]) => kind !== "lipSayings").flatMap(([, entries]) => wordsIn(entries)),
  ...world.lipSayings.map(({ aside }) => aside),
];

describe("the words of the lip-monster world", () => {
  it("hold every contract, and every reference leads somewhere", () => {
    expect(issues.filter((fault) => fault.includes("lip-world"))).toEqual([]);
    expect(lipWorldIssues(world)).toEqual([]);
  });

  it("are all there", () => {
    const choices = world.lipMeetings.flatMap(({ options }) => options);
    expect({
      panels: world.lipPanels.length,
      howTos: world.lipHowTos.length,
      tutorial: world.lipTutorial.length,
      areas: world.lipAreas.length,
      areaPanels: world.lipAreas.flatMap(({ panels }) => panels).length,
      meetings: world.lipMeetings.length,
      choices: choices.length,
      callbacks: choices.flatMap(({ callbacks }) => callbacks).length,
      companionLines: wordsIn(world.lipCompanions).length,
      keepsakes: world.lipKeepsakes.length,
      chapters: world.lipChapters.length,
      tales: world.lipTales.length,
      tasks: world.lipMastery.length,
      games: world.lipGames.length,
      gameResults: world.lipGames.flatMap(({ ranks }) => gameRanks.flatMap((rank) => ranks[rank])).length,
      stages: world.lipStages.length,
      phases: world.lipStages.flatMap(({ boss }) => boss.phases).length,
      sayings: world.lipSayings.length,
      sounds: world.lipSounds.length,
      columns: world.lipColumns.length,
      notices: world.lipNotices.length,
      headlines: world.lipHeadlines.flatMap(({ lines }) => lines).length,
    }).toEqual({
      panels: 5,
      howTos: 6,
      tutorial: 15,
      areas: 7,
      areaPanels: 26,
      meetings: 24,
      choices: 72,
      callbacks: 144,
      companionLines: 432,
      keepsakes: 24,
      chapters: 24,
      tales: 7,
      tasks: 72,
      games: 6,
      gameResults: 60,
      stages: 7,
      phases: 17,
      sayings: 91,
      sounds: 38,
      columns: 8,
      notices: 16,
      headlines: 24,
    });
  });

  it("never say one line twice", () => {
    const long = words.filter((text) => lengthOf(text) > 7);
    expect(long.filter((text, i) => long.indexOf(text) !== i)).toEqual(["Monster Change"]);
  });

  it("fit the box of a phone", () => {
    expect(words.filter((text) => lengthOf(text) > maxLineLength)).toEqual([]);
    expect(world.lipSayings.filter(({ before }) => lengthOf(before) > 14)).toEqual([]);
  });

  it("keep to the words of this town", () => {
    const never =
      /残念|夜の街|中顔面|面長|濃い顔|薄い顔|小顔|お早めに|今すぐ|急いで|相性|[%％]|効果|美人|倒[しす]|狩|捕まえ|捕獲|手なずけ|調教|レベル|課金|敵を/;
    expect(words.filter((text) => never.test(text))).toEqual([]);
    expect(words.filter((text) => /[?!]/.test(text))).toEqual([]);
  });
});

describe("a meeting", () => {
  const alike = (list: readonly string[]) => new Set(list).size !== list.length;

  it("gives each of its choices another end: no two of one kind with one meaning", () => {
    for (const { monsterId, options } of world.lipMeetings)
      expect(alike(options.map(({ effect }) => effect.kind)), monsterId).toBe(false);
  });

  it("lets nobody speak more than the monster", () => {
    for (const { monsterId, before, after } of world.lipMeetings) {
      const count = (who: string) => [...before, ...after].filter((line) => line.who === who).length;
      expect(count("monster"), monsterId).toBeGreaterThanOrEqual(5);
      expect(count("monster"), monsterId).toBeGreaterThanOrEqual(Math.max(count("visitor"), count("scene")));
      expect(count("visitor"), monsterId).toBeGreaterThan(0);
    }
  });

  it("waits in every area for whoever first comes in, and never behind nights alone", () => {
    for (const area of [1, 2, 3, 4, 5, 6])
      expect(world.lipMeetings.some(({ opens }) => opens.some((way) => way.kind === "area" && way.area === area))).toBe(
        true,
      );
    expect(world.lipMeetings.filter(({ opens }) => opens.every(({ kind }) => kind === "nights"))).toEqual([]);
  });

  it("is refused when its talk is too short, or when only a stranger would come home together", () => {
    const meeting = structuredClone(world.lipMeetings[0]!);
    expect(v.safeParse(lipEncounterSchema, { ...meeting, before: meeting.before.slice(0, 3) }).success).toBe(false);
    expect(v.safeParse(lipEncounterSchema, { ...meeting, together: undefined }).success).toBe(false);
  });
});

describe("what a Rule throws", () => {
  it("is cut where the lines begin and end", () => {
    expect(splitCrossedOut({ before: "好きでいていいのかな", struck: ["いて", "のかな"] })).toEqual([
      { text: "好きで", isStruck: false },
      { text: "いて", isStruck: true },
      { text: "いい", isStruck: false },
      { text: "のかな", isStruck: true },
    ]);
    expect(isValidCrossOut({ before: "目立つな", struck: ["な"], after: "目立つ" })).toBe(true);
    expect(isValidCrossOut({ before: "目立つな", struck: ["な"], after: "目立" })).toBe(false);
    expect(isValidCrossOut({ before: "目立つな", struck: ["だ"], after: "目立つな" })).toBe(false);
  });

  it("comes from every side of a day", () => {
    for (const topic of phraseTopics)
      expect(world.lipSayings.filter((saying) => saying.topic === topic).length, topic).toBeGreaterThanOrEqual(6);
  });

  it("leaves enough for a ballot of twelve in every week of a season", () => {
    expect(world.lipSayings.filter(({ topic }) => topic !== "self").length).toBeGreaterThanOrEqual(60);
  });
});

describe("the stages", () => {
  it("have a mid-boss from the third on, and their own ranks", () => {
    const painted = world.lipStages.flatMap((stage) => (stage.kind === "painted" ? [stage] : []));
    expect(painted.filter(({ midBoss }) => midBoss).map(({ id }) => id)).toEqual([3, 4, 5, 6]);
    const names = painted.flatMap(({ ranks }) => stageRanks.map((rank) => ranks[rank].name));
    expect(new Set(names).size).toBe(18);
    for (const { clear, failed } of painted)
      expect(lipDifficulties.flatMap((difficulty) => [...clear[difficulty], ...failed[difficulty]])).toHaveLength(12);
  });

  it("end the sixth with a question and nothing thrown, and the seventh without winning", () => {
    expect(world.lipStages[5]?.boss.phases.at(-1)).toMatchObject({ sentence: "本当は？", sayings: [] });
    expect(world.lipStages[6]).toMatchObject({ kind: "calm", boss: { name: { after: "わたし" } } });
    expect(JSON.stringify(world.lipStages[6])).not.toMatch(/得点|勝|順位/);
  });
});

describe("the tutorial", () => {
  const timed = world.lipTutorial.flatMap(({ id, atMs }) => (atMs === null ? [] : [{ id, atMs }]));

  it("strikes the first word eight seconds after the first touch, and asks at twenty", () => {
    expect(timed[0]).toEqual({ id: "touch", atMs: 0 });
    expect(timed).toContainEqual({ id: "struck", atMs: 8000 });
    expect(timed.at(-1)).toEqual({ id: "ask", atMs: 20_000 });
    expect(timed).toEqual(timed.toSorted((a, b) => a.atMs - b.atMs));
  });
});

describe("the captions", () => {
  it("name every sound there is and the theme of every area, and only those", () => {
    const files = readdirSync(join(root, "public/assets/sound")).flatMap(
      (file) => file.match(/^(.+)\.ogg$/)?.[1] ?? [],
    );
    const captioned = world.lipSounds.map(({ id }) => id as string);
    const themes = world.lipAreas.map(({ id }) => `area-${id}`);
    expect(captioned.toSorted()).toEqual([...files, ...themes].toSorted());
  });

  it("stand beside pictures that the art people make", () => {
    const table = readFileSync(join(root, "art/tables/world.mjs"), "utf8");
    const pictures = [...world.lipPanels, ...world.lipAreas.flatMap(({ panels }) => panels)].map(
      ({ picture }) => picture,
    );
    for (const picture of pictures.filter((name) => name.startsWith("world-")))
      expect(table, picture).toContain(picture.match(/^world-[a-z]+/)![0]);
    for (const picture of pictures.filter((name) => !name.startsWith("world-")))
      expect(existsSync(join(root, `app/kits/ui/pictures/${picture}.json`)), picture).toBe(true);
  });
});

describe("a broken world", () => {
  it.each<[string, (copy: World) => unknown]>([
    ["a monster nobody can meet", (copy) => copy.lipMeetings.pop()],
    ["a companion who says nothing", (copy) => copy.lipCompanions.shift()],
    ["a monster that could be elected and has no chapter", (copy) => copy.lipChapters.pop()],
    ["a choice that gives what is not there", (copy) => copy.lipKeepsakes.pop()],
    ["a tale that cannot be opened", (copy) => copy.lipTales.push({ ...copy.lipTales[0]!, id: "lost" })],
    ["a saying that is never thrown", (copy) => copy.lipStages[0]!.boss.phases[0]!.sayings.pop()],
    ["a saying that does not exist", (copy) => copy.lipStages[0]!.boss.phases[0]!.sayings.push("1-99")],
    ["two sayings that leave the same", (copy) => (copy.lipSayings[1]!.after = copy.lipSayings[0]!.after)],
    ["a meeting in another area", (copy) => (copy.lipMeetings[4]!.opens = [{ kind: "area", area: 6 }])],
    ["a gap between headlines", (copy) => (copy.lipHeadlines[2]!.from = 11)],
    ["a task too few", (copy) => copy.lipMastery.pop()],
    [
      "a call in a phase where nothing hangs",
      (copy) => Object.assign(copy.lipMeetings[0]!.options[2]!.effect, { stage: 6, phase: 3 }),
    ],
  ])("is refused for %s", (_, change) => {
    const copy = structuredClone(world);
    change(copy);
    expect(lipWorldIssues(copy)).not.toEqual([]);
  });
});
