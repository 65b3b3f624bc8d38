import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { formatMemoryCode } from "#app/sites/mor/rules/memory-code.ts";
import { formatLookCode } from "#contracts/look-code.ts";
import { formatPaletteCode } from "#contracts/palette.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import { readShareRows } from "#tools/sites/share-rows.ts";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const minTapPx = 44;
const consent = "外部への送信について";
/** Outside measuring, so that there is something the page could ask. */
const measured = { ANALYTICS_TAG_ID: "G-1", ANALYTICS_SRC: "https://analytics.test/tag.js" };

// What was shared may be gone by now: then the page says so (E-GONE), and the same holds for it.
test.use({ expectedErrors: /\b410\b/ });

// In parts, so that several browsers share the way.
for (const part of [1, 2, 3])
  test(`whoever lands on something shared meets the thing and one button: no opening, no consent, no camera, no sound (part ${part} of 3)`, async ({
    ownHub,
    page,
  }) => {
    const hub = await ownHub(measured);
    await asReturningVisitor(page);
    await noteAsking(page);
    for (const address of (await landings()).filter((_, at) => at % 3 === part - 1)) {
      await page.goto(hub.url + address, { waitUntil: "networkidle" });
      await waitForHydration(page);
      await expect.poll(() => calls(page), `${address} asks for something`).toEqual([]);
      await expect(page.locator("dialog[open], [popover]:popover-open"), `${address} opens a dialog`).toHaveCount(0);
      await expect(page.locator("[data-opening]"), `${address} begins with the opening`).toHaveCount(0);
      await expect(page.getByRole("region", { name: consent }), `${address} asks for consent`).toHaveCount(0);
      await expect
        .poll(() => tappableActions(page), `${address} has nothing under the thumb in its first view`)
        .toBeGreaterThan(0);
    }
    assert.equal(await hub.stop(), 0);
  });

/** Every landing of the sites' shares, and two addresses that only a campaign id makes one. */
async function landings(): Promise<string[]> {
  const filled = (await readShareRows()).flatMap(({ siteId, row: { texts } }) =>
    Object.values(texts).map(({ landing }) =>
      landing.replace(/\{(\w+)\}/g, (_: string, name: string) => samplesOf[siteId]?.[name] ?? samples[name] ?? "a1"),
    ),
  );
  return [...new Set([...filled, "/", "/ranking"])].map(
    (address) => `${address}${address.includes("?") ? "&" : "?"}cid=kz_x_ln`,
  );
}

/** Variables of the table by name; `code` is the code of a face type in a path and anything in a query. */
const samples: Record<string, string> = {
  code: "KIKA",
  find: "de5038-lip-01",
  monsterId: "07",
  shadeId: "lip-01",
  day: "20240110",
  key: "moon-03",
  hex: "a01020",
  filmId: "film-05",
  second: "12",
  campaignId: "half-open",
  result: "win",
  reviewId: "1024",
  game: "1",
  week: weekAt(new Date()).code,
  look:
    formatLookCode([
      { productId: "lip-15", layer: { kind: "lip", hex: "#900931", intensity: 0.8, finish: "gloss", spread: "full" } },
    ]) ?? "",
};

/** Where a code that is none is a page that is not there. */
const samplesOf: Readonly<Record<string, Record<string, string>>> = {
  yoku: { code: formatPaletteCode({ desires: [1, 38, 65, 101], swapped: [], name: 0 }) },
  mor: { code: formatMemoryCode({ thing: 3, lantern: 20, letter: [8, 9, 10, 2, 0], gift: 3, verb: 4, noun: 2 }) },
  ucp: { artworkId: "00000000-0000-4000-8000-000000acc001" },
};

/** A visitor who saw a page before: on the next one the hub may ask for consent, where it may ask at all. */
async function asReturningVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("kz_consent", JSON.stringify({ version: 1, state: "unasked", at: "2024-01-10T10:00:00Z" }));
  });
}

/** Notes every call with which a page asks for a device, a permission or the loudspeaker. */
async function noteAsking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: string[] = [];
    (globalThis as unknown as { kateRequests: string[] }).kateRequests = notes;
    const spy = (owner: object | undefined, name: string): void => {
      const given = owner && (Reflect.get(owner, name) as ((...values: unknown[]) => unknown) | undefined);
      if (!owner || typeof given !== "function") return;
      Reflect.set(owner, name, function calls(this: unknown, ...values: unknown[]) {
        notes.push(name);
        return given.apply(this, values);
      });
    };
    spy(MediaDevices.prototype, "getUserMedia");
    spy(MediaDevices.prototype, "enumerateDevices");
    spy(Permissions.prototype, "query");
    spy(Geolocation.prototype, "getCurrentPosition");
    spy(Notification, "requestPermission");
    spy(HTMLMediaElement.prototype, "play");
    spy(AudioContext.prototype, "resume");
    for (const owner of ["DeviceMotionEvent", "DeviceOrientationEvent"]) {
      spy(Reflect.get(globalThis, owner) as object | undefined, "requestPermission");
    }
    globalThis.AudioContext = new Proxy(AudioContext, {
      construct(target, values, self) {
        notes.push("AudioContext");
        return Reflect.construct(target, values, self) as object;
      },
    });
  });
}

const calls = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { kateRequests: string[] }).kateRequests);

/** How many links and buttons of the main part can be tapped in the first view: large enough, and under nothing else. */
function tappableActions(page: Page): Promise<number> {
  return page.evaluate((smallest) => {
    const tappable = [...document.querySelectorAll("main a[href], main button, main input[type=range], main label")];
    return tappable.filter((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isLarge = width >= smallest && height >= smallest - 0.5;
      const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return isLarge && isInside && top !== null && (element === top || element.contains(top));
    }).length;
  }, minTapPx);
}
