// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { markAsCopy, renderOfflinePage, getTitle } from "./offline-page.ts";

const zone1Html = `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"/>
<script>document.documentElement.dataset.script="on"</script>
<title>KATE ZONE | 入口 今夜</title><meta name="description" content="x"/><meta property="og:title" content="x"/>
<link rel="canonical" href="https://zone.example/zone1"/><link rel="modulepreload" href="/build/a.js"/>
<link rel="preload" as="image" imagesrcset="/assets/v/a.avif 390w"/><link rel="preload" as="font" href="/build/f.woff2"/>
<link rel="stylesheet" href="/build/root.css"/></head><body><header><a href="/zone1">KATE ZONE</a></header>
<main id="main"><h1>町</h1><p>$&amp; inside</p></main><footer><button type="button">明るく</button></footer>
<nav><a class="_a_floor _a_lit" aria-current="page" href="/zone1">入口</a></nav>
<script>window.__reactRouterContext = {}</script><script type="module" async>import "/build/manifest.js"</script></body></html>`;

const parts = {
  lang: "ja",
  messages: {
    lost: "圏外です。",
    message: "圏外です。前に開いたものは見られます。",
    list: "前に開いたもの",
    again: "もう一度",
    found: "「{query}」が出てくる、前に開いたページ",
    notFound: "見つかりませんでした。",
  },
  style: "/build/offline-page-1.css",
  requested: `/hack?r="><script>alert(1)</script>`,
  pages: [{ address: "/review/8?x=1&y=2", title: "KATE ZONE | <b>声</b>" }],
  search: null,
};

/** What is drawn, outside of any document: nothing in it is loaded or run. */
function renderFragment(): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = renderOfflinePage(zone1Html, parts).replace(/<!DOCTYPE html>|<\/?(html|head|body)\b[^>]*>/g, "");
  return template.content;
}

test("the card says what is the matter, offers to try again and names what was opened", () => {
  const page = renderFragment();
  expect(page.querySelector("title")?.textContent).toBe("KATE ZONE | 圏外です。");
  expect(page.querySelector("main h1")?.textContent).toBe("圏外です。前に開いたものは見られます。");
  expect(page.querySelector("main .kz-offline-again")?.getAttribute("href")).toBe(parts.requested);
  const row = page.querySelector("main li a");
  expect(row?.getAttribute("href")).toBe("/review/8?x=1&y=2");
  expect(row?.textContent).toBe("<b>声</b>");
});

test("nothing of the framework is left that could reload or hydrate, and no control without a use", () => {
  const page = renderFragment();
  // The brightness, and what asks for the page again.
  expect(page.querySelectorAll("script")).toHaveLength(2);
  expect(page.querySelectorAll('link[rel="modulepreload"], link[as="image"], link[rel="canonical"]')).toHaveLength(0);
  expect(page.querySelectorAll("button")).toHaveLength(0);
  expect(page.textContent).not.toContain("町");
});

test("the frame of the gate stays: its styles, its fonts, its ways; but no floor is lit", () => {
  const page = renderFragment();
  expect([...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute("href"))).toEqual([
    "/build/root.css",
    "/build/offline-page-1.css",
  ]);
  expect(page.querySelector('link[as="font"]')).not.toBeNull();
  expect(page.querySelector("nav a")?.className).toBe("_a_floor");
  expect(page.querySelector("[aria-current]")).toBeNull();
});

test("who searched is told what this browser has of it, or that it has nothing", () => {
  const found = [{ address: "/tips?t=12", title: "KATE ZONE | にじむマスカラ" }];
  const page = renderOfflinePage(zone1Html, { ...parts, search: { query: "<にじむ>", found } });
  expect(page).toContain("「&#60;にじむ&#62;」が出てくる、前に開いたページ");
  expect(page).toContain('href="/tips?t=12"');
  expect(renderOfflinePage(zone1Html, { ...parts, search: { query: "x", found: [] } })).toContain(
    "見つかりませんでした。",
  );
});

test("whoever opened nothing is shown no empty list", () => {
  expect(renderOfflinePage(zone1Html, { ...parts, pages: [] })).not.toContain("<ul");
});

test("a title is read as a reader sees it", () => {
  expect(getTitle("<title>KATE ZONE | &quot;A&quot; &amp; B</title>")).toBe('KATE ZONE | "A" & B');
  expect(getTitle("<p>no title</p>")).toBe("");
});

test("a copy says since when it is one", () => {
  expect(markAsCopy(zone1Html, 1_700_000_000_000.4)).toContain('<html data-copy="1700000000000" lang="ja">');
});
