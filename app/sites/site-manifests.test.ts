import { matchPath } from "react-router";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type Site, type Screen, siteSchema } from "#contracts/site.ts";

const modules = import.meta.glob<Site>("./*/site.ts", { eager: true, import: "site" });
const sites = Object.entries(modules).map(([file, site]) => ({ folder: file.split("/")[1] ?? "", site }));
const screens: Screen[] = sites.flatMap(({ site }) => site.screens);

/** Everything a visitor can read on or about a site. */
const copy = sites.flatMap(({ site }) => [
  ...[site.name, site.verb, site.promise].flatMap((text) => Object.entries(text)),
  ...site.screens.flatMap(({ lang, title, description }) => [
    [lang, title],
    [lang, description],
  ]),
]) as [language: string, text: string][];

// Specification, section 2: the route table, "other routes seen" and the lip-world sub-routes, with sample ids.
const specified = `
  / /zone1 /zone2 /zone3 /zone4 /zone5 /zone1/redirect
  /hack /ranking /wishlist /test /scan /personalmakeup /tips /live /channel /review /faq
  /lmw /lmp /lmv /lmk /virtual_tester /virtual_tester_lt /all-products
  /mcm /mcm_en /scan_tc /scan_kr /scan_en /style
  /testerplay /testerplay-en /testerplay-tw /testerplay-hk /testerplay-thai /yoku /yoku-tw
  /mor /mor/countdown /myroom /myroom/check /campaign /campaign/spring/win /ucp /ucp-share /barcode
  /lmw/introduction /lmw/howto /lmw/main /lmw/tutorial /lmw/monster /lmw/area/3 /lmw/game/6 /lmw/stg/7
  /lmv/share/07 /lmv/share_vt/abc123 /chameleon /review/1024 /mcm/gallery
  /scan/KIKA /scan/KIKA/abc123
`
  .trim()
  .split(/\s+/);

const siblings = [
  ["scan:ja", "scan_en:en", "scan_tc:zh-TW", "scan_kr:ko"],
  ["mcm:ja", "mcm_en:en"],
  ["testerplay:ja", "testerplay-en:en", "testerplay-tw:zh-TW", "testerplay-hk:zh-HK", "testerplay-thai:th"],
  ["yoku:ja", "yoku-tw:zh-TW"],
];

const unlisted = [
  "barcode",
  "campaign",
  "campaign/:campaignId/:result",
  "lmv/share/:monsterId",
  "lmv/share_vt/:tryOnId",
  "lmw/game/:gameId",
  "lmw/stg/:stageId",
  "myroom",
  "myroom/check",
  "scan/:faceTypeCode/:resultId?",
  "test",
  "ucp-share",
  "wishlist",
];

// What may not stand in a site manifest in any language, by the reason it is out (product design, 2.1).
const banned: Record<string, RegExp[]> = {
  "measures a body": [/中顔面|面長|濃い顔|薄い顔|小顔|[曲直][淡濃][長短]/],
  "rates a match": [/相性|[%％]/],
  "shows code": [/[{}<>\\]|\b(XOR|index|undefined|null|DEPTH|RATIO)\b/i],
  "calls the town something else": [/夜の街|歓楽街|盛り場|nightlife|red.light/i],
  "pities the visitor": [/残念|sorry|unfortunately|可惜|아쉽|เสียดาย/i],
  hurries: [
    /今すぐ|いますぐ|今だけ|お早めに|急い|急げ|残りわずか|まもなく終了|お見逃しなく|先着|ラストチャンス/,
    /\bhurry|last chance|limited time|don[’']t miss/i,
    /限時|趕快|把握機會|서둘러|놓치지|ด่วน|รีบ/,
  ],
  "asks to come back later": [/準備中|近日|coming soon|under construction|敬請期待|即將|준비 중|เร็ว ?ๆ ?นี้/i],
  "is filler": [/lorem|todo|tbd|xxx/i],
  "claims an effect or flatters": [/効果|美白|若返|改善|治る|美人|anti.?aging/i],
  "hunts what it befriends": [/捕まえ|捕獲|狩|手なずけ|\b(hunt|tame)/i],
};

const scripts: Record<string, { has: RegExp; hasNot: RegExp }> = {
  ja: { has: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, hasNot: /[\p{Script=Hangul}\p{Script=Thai}]/u },
  en: {
    has: /[A-Za-z]/,
    hasNot: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u,
  },
  "zh-TW": {
    has: /\p{Script=Han}/u,
    hasNot: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u,
  },
  "zh-HK": {
    has: /\p{Script=Han}/u,
    hasNot: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u,
  },
  ko: { has: /\p{Script=Hangul}/u, hasNot: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u },
  th: { has: /\p{Script=Thai}/u, hasNot: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}]/u },
};

function repeated(values: string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

/** Two patterns that differ only in how a parameter is called are the same address. */
function addressPattern(screen: Screen): string {
  return screen.path.replaceAll(/:\w+/g, ":");
}

describe("a door", () => {
  test.each(sites)("of $folder says what the shell needs to know", ({ folder, site }) => {
    expect(v.safeParse(siteSchema, site).issues).toBeUndefined();
    expect(site.id).toBe(folder);
  });

  test.each(sites)("of $folder can be read in English and in every language behind it", ({ site }) => {
    const needed = new Set(["en", ...site.screens.map(({ lang }) => lang)]);
    for (const text of [site.name, site.verb, site.promise]) {
      expect(Object.keys(text)).toEqual(expect.arrayContaining([...needed]));
    }
  });

  test.each(sites)("of $folder promises in two breaths at most", ({ site }) => {
    expect([...site.promise.ja].length).toBeLessThanOrEqual(60);
  });

  test("has its own place on its floor", () => {
    const places = sites.flatMap(({ site }) => (site.order === undefined ? [] : [`${site.zone}/${site.order}`]));
    expect(repeated(places)).toEqual([]);
  });

  test("has a name that no other door has", () => {
    expect(repeated(sites.map(({ site }) => site.name.ja))).toEqual([]);
    expect(repeated(sites.map(({ site }) => site.name.en ?? ""))).toEqual([]);
  });
});

describe("an address", () => {
  test.each(specified)("%s leads to a door", (path) => {
    const found = screens.filter((screen) => matchPath(screen.path === "/" ? "/" : `/${screen.path}`, path));
    expect(found.map((screen) => screen.path)).toHaveLength(1);
  });

  test("belongs to one screen only", () => {
    expect(repeated(screens.map(addressPattern))).toEqual([]);
  });

  test("has no slash in front, which the router adds", () => {
    expect(screens.filter(({ path }) => path !== "/" && /^\/|\/$/.test(path))).toEqual([]);
  });

  test.each(siblings)("like %s keeps its screen when the language changes", (...expected) => {
    const found = expected.map((sibling) => screens.find(({ path, lang }) => `${path}:${lang}` === sibling));
    const owners = sites.filter(({ site }) => (site.screens as Screen[]).some((screen) => found.includes(screen)));
    expect(found).not.toContain(undefined);
    expect(new Set(found.map((screen) => screen?.id)).size).toBe(1);
    expect(owners).toHaveLength(1);
  });

  test("stands for one screen in one language", () => {
    expect(
      repeated(sites.flatMap(({ site }) => site.screens.map(({ id, lang }) => `${site.id}/${id}:${lang}`))),
    ).toEqual([]);
  });

  test("renders the same page whichever channel it was shared on", () => {
    expect(screens.flatMap(({ query = [] }) => query.filter((name) => /^(cid|utm_|at$|seed$)/.test(name)))).toEqual([]);
  });

  test("of a private, internal or shared thing is kept from search engines, all others are found", () => {
    const listed = sites
      .filter(({ folder }) => folder !== "zones" && folder !== "lmk")
      .flatMap(({ site }) => site.screens as Screen[]);
    expect(listed.flatMap(({ path, index }) => (index ? [] : [path])).toSorted()).toEqual(unlisted);
  });
});

describe("what is written on the doors", () => {
  test("never gives two pages the same title", () => {
    expect(repeated(screens.map(({ title }) => title))).toEqual([]);
  });

  test("never gives two pages the same description", () => {
    expect(repeated(screens.map(({ description }) => description))).toEqual([]);
  });

  test("is in the language of its reader", () => {
    const strange = copy.filter(
      ([language, text]) => !scripts[language]?.has.test(text) || scripts[language].hasNot.test(text),
    );
    expect(strange).toEqual([]);
  });

  test.each(Object.entries(banned))("never %s", (_reason, patterns) => {
    expect(copy.filter(([, text]) => patterns.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  test("lets the visitor say わたし", () => {
    expect(copy.filter(([language, text]) => language === "ja" && /私|僕|俺|あたし/.test(text))).toEqual([]);
  });
});
