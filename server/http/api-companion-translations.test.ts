import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CompanionLanguage, companionLanguages } from "#contracts/companion-translations.ts";
import type { CompanionMessage } from "#contracts/companion.ts";
import type { Site } from "#contracts/site.ts";
import { languageWords } from "#app/sites/faq/languages.server.ts";
import { openBadgeTestHub, type BadgeTestHub } from "#tests/badges/badge-test-hub.ts";
import { master, repeat, type ApiUser } from "#tests/badges/api-user.ts";

const doors = Object.values(import.meta.glob<Site>("../../app/sites/*/site.ts", { eager: true, import: "site" }));
const sitesWith = (lang: string): string[] =>
  Object.keys(import.meta.glob("../../app/sites/*/companion/*.json"))
    .filter((file) => file.endsWith(`/${lang}.json`))
    .map((file) => file.split("/").at(-3)!);
const sitesByLanguage = companionLanguages.map((lang) => [lang, sitesWith(lang)] as const);

describe("whoever goes along abroad", () => {
  let zone: BadgeTestHub;
  let me: ApiUser;
  beforeEach(async () => {
    zone = await openBadgeTestHub();
    me = await zone.createUser();
    await me.write("POST", "/api/lmw/progress", { kind: "starter", monsterId: "13" });
  });
  afterEach(() => zone.stop());

  const getLine = async (query: string): Promise<CompanionMessage["says"]> =>
    (await me.get<CompanionMessage>(`/api/visitor/companion?${query}`)).says;
  const names = master.monsters.find(({ id }) => id === "13")!.names;
  const own = (lang: string) =>
    master.companionAbroad.find((one) => one.lang === lang && one.monsterId === "13")!.lines;

  test("speaks the language of the page, under its name in that language", async () => {
    for (const [lang, sites] of sitesByLanguage)
      for (const site of sites) {
        const line = (own(lang) as Record<string, string>)[site];
        const name = names[lang as CompanionLanguage];
        expect(await getLine(`site=${site}&lang=${lang}`)).toEqual({
          ...{ monsterId: "13", name, line, letterOf: null, ballOf: null },
        });
      }
    expect((await getLine("site=scan&lang=ja"))?.line).toBe((await getLine("site=scan"))?.line);
  });

  test("says nothing where there is no page in that language, and knows six languages only", async () => {
    expect(await getLine("site=yoku&lang=en")).toBeNull();
    expect(await getLine("site=nowhere&lang=ko")).toBeNull();
    const refused = await me
      .get<{ error?: { code: string } }>("/api/visitor/companion?site=scan&lang=fr")
      .catch(String);
    expect(JSON.stringify(refused)).toContain("E-");
  });

  test("keeps the letter of an absence for a Japanese page", async () => {
    await repeat(7, async () => me.nextDay());
    expect(await getLine("site=scan&lang=en")).toMatchObject({ letterOf: null });
    expect((await getLine("site=scan"))?.letterOf).toBe("2026-11-20");
  });
});

test("wherever a site has pages in a language, the companion has a line there", () => {
  const spoken = sitesByLanguage.flatMap(([lang, sites]) => sites.map((site) => `${site} ${lang}`));
  const screens = doors.flatMap(({ id, screens: all }) =>
    all.filter(({ lang, file }) => lang !== "ja" && file !== undefined).map(({ lang }) => `${id} ${lang}`),
  );
  const answers = Object.keys(languageWords).map((lang) => `faq ${lang}`);
  const isSite = (id: string) => sitesWith("ja").includes(id);
  expect(spoken.toSorted()).toEqual([...screens.filter((one) => isSite(one.split(" ")[0]!)), ...answers].toSorted());
});

test("each of the twenty-four has its own words in every language, none of them Japanese", () => {
  const lines = master.companionAbroad.flatMap((one) => Object.values(one.lines));
  expect(lines).toHaveLength(336);
  expect(new Set(lines).size).toBe(336);
  expect(lines.filter((line) => /[ぁ-んァ-ヴ]/.test(line))).toEqual([]);
});

test("none of them promises, presses or judges", () => {
  const pressing =
    /\bmust\b|\bperfect|beautiful|\bheal|一定要|必須|必買|變美|變白|完美|반드시|완벽|예뻐|ต้องทา|สวยขึ้น|สมบูรณ์แบบ/i;
  const lines = master.companionAbroad.flatMap((one) => Object.values(one.lines));
  expect(lines.filter((line) => pressing.test(line))).toEqual([]);
});
