import { describe, expect, test } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { lineShareUrl } from "./line.ts";
import type { ShareRow } from "./share-row.ts";
import { composeShare, type Share, type ShareChannel, shareText } from "./share-text.ts";
import { xIntentUrl } from "./x-intent.ts";
import { xWeight } from "./x-weight.ts";

const origin = "https://zone.example";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36";

const channels: ShareChannel[] = ["x", "ln", "ws", "cp", "qr"];
const shares = import.meta.glob<Record<string, ShareRow>>("../../sites/*/share.ts", { eager: true });
const rows = Object.values(shares).flatMap((rowsOfSite) =>
  Object.entries(rowsOfSite).flatMap(([name, row]) =>
    Object.entries(row.texts).map(([lang, text]) => ({ name, row, lang: lang as Language, cid: row.cid, text })),
  ),
);

const namesIn = (template: string): string[] => [...template.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? "");

/** A value for each variable of a row. */
function valuesFor({ cid, text }: (typeof rows)[number], valueOf: (name: string) => string): Record<string, string> {
  const addressed = new Set(namesIn(cid + text.landing));
  const names = new Set([...addressed, ...namesIn(text.body)]);
  return Object.fromEntries([...names].map((name) => [name, addressed.has(name) ? `${name}9` : valueOf(name)]));
}

function compose(row: (typeof rows)[number], values: Record<string, string>, channel: ShareChannel): Share {
  return (composeShare as (...args: unknown[]) => Share)(row.row, row.lang, values, channel, origin);
}

const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

describe.each(rows)("$name in $lang", (row) => {
  const values = valuesFor(row, (name) => `『${name}』`);
  const sourceBody = fill(row.text.body, values);

  test.each(channels)("over %s leads to its landing, once, with its campaign id", (channel) => {
    const share = compose(row, values, channel);
    const addresses = shareText(share).match(/https?:\/\/\S+/g) ?? [];
    expect(addresses).toEqual([share.url]);
    const url = new URL(share.url);
    const landing = new URL(fill(row.text.landing, values), origin);
    expect(url.pathname).toBe(landing.pathname);
    for (const [name, value] of landing.searchParams) expect(url.searchParams.get(name)).toBe(value);
    expect(url.searchParams.getAll("cid")).toEqual([`kz_${fill(row.cid, values)}_${channel}`]);
  });

  test("says on X what is written in its row", () => {
    const share = compose(row, values, "x");
    const source = `${sourceBody}\n${row.text.hashtags.map((tag) => `#${tag}`).join(" ")}\n${share.url}`;
    const href = xIntentUrl(share, iphone);
    expect(href).not.toContain("#");
    expect(new URL(href).origin + new URL(href).pathname).toBe("https://twitter.com/intent/tweet");
    expect([...new URL(href).searchParams]).toEqual([["text", source]]);
    expect(xWeight(source)).toBeLessThanOrEqual(280);
  });

  test("asks Android for the app in the form of an intent, and falls back to the web", () => {
    const share = compose(row, values, "x");
    const text = encodeURIComponent(shareText(share));
    const web = `https://twitter.com/intent/tweet?text=${text}`;
    expect(xIntentUrl(share, android)).toBe(
      `intent://post?message=${text}#Intent;scheme=twitter;package=com.twitter.android;S.browser_fallback_url=${encodeURIComponent(web)};end`,
    );
  });

  test("leaves LINE's inner browser, from a phone and from a desk", () => {
    const share = compose(row, values, "ln");
    const phone = new URL(lineShareUrl(share, iphone));
    expect(phone.href).toMatch(/^https:\/\/line\.me\/R\/share\?text=[^#&]+$/);
    expect(phone.searchParams.get("text")).toBe(shareText({ ...share, url: `${share.url}&openExternalBrowser=1` }));
    const desktopUrl = new URL(lineShareUrl(share, desktop));
    expect(desktopUrl.origin + desktopUrl.pathname).toBe("https://social-plugins.line.me/lineit/share");
    expect(desktopUrl.searchParams.get("url")).toBe(`${share.url}&openExternalBrowser=1`);
  });

  test("fits into a post whatever is put in, and keeps every fixed word", () => {
    for (const unit of ["ながい", "W", "👩‍🦰", "กี่", "http://a.example/", "a.com "]) {
      const long = valuesFor(row, () => unit.repeat(300));
      const share = compose(row, long, "x");
      expect(xWeight(shareText(share))).toBeLessThanOrEqual(280);
      expect(xWeight(share.text)).toBeLessThanOrEqual(220);
      expect(shareText(share).match(/https?:\/\//g)).toHaveLength(1);
      for (const fixed of row.text.body.split(/\{\w+\}/)) expect(share.text).toContain(fixed);
    }
  });
});

const place = {
  cid: "zone",
  texts: { ja: { body: "入口を見つけた。", hashtags: ["KATEZONE"], landing: "/zone1" } },
} as const;
const thing = {
  cid: "scan",
  texts: {
    ja: { body: "『{kanji}（{reading}）』。{line}", hashtags: ["顔の出発点"], landing: "/scan/{code}/{resultId}" },
    en: { body: "I begin at {name}.", hashtags: ["KATEZONE"], landing: "/scan/{code}/{resultId}?lang=en" },
  },
} as const;

test("a page that exists in Japanese only is shared in Japanese", () => {
  const share = composeShare(place, "th", {}, "x", origin);
  expect(share.text).toBe("入口を見つけた。");
  expect(share.url).toBe("https://zone.example/zone1?cid=kz_zone_x");
});

test("a face type is shared without a result, too", () => {
  const type = { kanji: "輝花", reading: "きか", line: "咲くのに、許可はいらない。", code: "KIKA", resultId: "" };
  const share = composeShare(thing, "ja", type, "cp", origin);
  expect(share.url).toBe("https://zone.example/scan/KIKA?cid=kz_scan_cp");
  expect(share.text).toBe("『輝花（きか）』。咲くのに、許可はいらない。");
});

test("what stands in an address cannot break out of it", () => {
  const hack = { cid: "hack", texts: { ja: { body: "『{hack}』", hashtags: [], landing: "/hack?r={key}" } } } as const;
  const share = composeShare(hack, "ja", { hack: "x", key: "a&cid=b#c/../d" }, "x", origin);
  expect(new URL(share.url).searchParams.get("r")).toBe("a&cid=b#c/../d");
  expect(new URL(share.url).searchParams.getAll("cid")).toEqual(["kz_hack_x"]);
});

test("the compiler knows the variables of a row", () => {
  const misuse = (): void => {
    // @ts-expect-error the line is missing
    composeShare(thing, "ja", { kanji: "x", reading: "x", code: "KIKA", resultId: "" }, "x");
    // @ts-expect-error English takes a name, not kanji
    composeShare(thing, "en", { kanji: "x", code: "KIKA", resultId: "" }, "x");
  };
  expect(misuse).toBeTypeOf("function");
});
