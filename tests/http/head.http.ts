import assert from "node:assert/strict";
import { test } from "#test-support/hub-test.ts";
import { readHead } from "./read-head.ts";
import { openScreens } from "#tools/sites/open-screens.ts";

const screens = await openScreens();

test("every address has a title of its own", async ({ baseUrl }) => {
  const titles = new Map<string, string>();
  for (const { address } of screens) {
    const { title } = readHead(await (await fetch(baseUrl + address)).text());
    assert.ok(!titles.has(title), `${address} and ${titles.get(title)} share a title`);
    titles.set(title, address);
  }
});

// One for each site: a share picture is drawn for most addresses, which takes its time.
for (const name of new Set(screens.map(({ site }) => site.id))) {
  test(`every address of ${name} says what it is: title, description, language, canonical, share picture, robots`, async ({
    baseUrl,
  }) => {
    const knownPictures = new Set<string>();
    for (const { site, screen, address } of screens.filter((one) => one.site.id === name)) {
      const answer = await fetch(baseUrl + address);
      assert.equal(answer.status, 200, address);
      const head = readHead(await answer.text());
      const isSiteTitle = screen.path.includes(":") && screen.file !== undefined;
      // A page of many things says which one it shows; the others say what their door says.
      if (!isSiteTitle) {
        assert.equal(head.title, `KATE ZONE | ${screen.title}`, address);
        assert.equal(head.meta.description, screen.description, address);
      }
      assert.match(head.title, /^KATE ZONE \| ./, address);
      assert.equal(head.lang, screen.lang, address);
      assert.ok(head.meta.description, `${address} describes itself`);
      assert.equal(head.canonical.length, 1, `${address} has ${head.canonical.length} canonical addresses`);
      assert.equal(head.canonical[0], baseUrl + address);
      assert.equal(head.meta["twitter:card"], "summary_large_image", address);
      assert.equal(head.meta.robots ?? "", screen.index ? "" : "noindex", address);
      assert.deepEqual(head.styled, [], `${address} has style attributes`);
      await isPicture(head.meta["og:image"] ?? "", address, knownPictures);
      assert.deepEqual(head.alternates, siblings(site, screen.id, baseUrl), address);
    }
  });
}

async function isPicture(url: string, address: string, known: Set<string>): Promise<void> {
  if (known.has(url)) return;
  assert.match(url, /^https?:\/\//, `${address}: og:image is no absolute address`);
  const answer = await fetch(url);
  assert.equal(answer.status, 200, `${address}: ${url}`);
  assert.match(answer.headers.get("content-type") ?? "", /^image\/(png|jpeg)$/, url);
  assert.ok((await answer.arrayBuffer()).byteLength < 300_000, `${url} is too heavy for a share picture`);
  known.add(url);
}

function siblings(
  site: { screens: readonly { id: string; lang: string; path: string }[] },
  id: string,
  baseUrl: string,
): Record<string, string> {
  const group = site.screens.filter((other) => other.id === id);
  if (group.length < 2) return {};
  const entries = group.map(({ lang, path }): [string, string] => [lang, `${baseUrl}/${path}`]);
  const japanese = group.find(({ lang }) => lang === "ja");
  return Object.fromEntries(japanese ? [...entries, ["x-default", `${baseUrl}/${japanese.path}`]] : entries);
}
