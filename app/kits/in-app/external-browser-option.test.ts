import { expect, test } from "vitest";
import { getExternalBrowserOption } from "./external-browser-option.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";
const transferUrl = "https://zone.test/myroom/check#room=abcdefghijklmnopqrstuv";

test("LINE is told by the address itself, and the room comes along", () => {
  for (const phone of [iphone, android])
    expect(getExternalBrowserOption("LINE", phone, transferUrl).link).toBe(
      "https://zone.test/myroom/check?openExternalBrowser=1#room=abcdefghijklmnopqrstuv",
    );
});

test("Instagram is asked by its own address", () => {
  const { link } = getExternalBrowserOption("Instagram", iphone, transferUrl);
  expect(link?.startsWith("instagram://extbrowser/?url=")).toBe(true);
  expect(decodeURIComponent(link?.split("url=")[1] ?? "")).toBe(transferUrl);
});

test("on Android the others are asked by an intent that keeps the code behind its own sign", () => {
  const { link } = getExternalBrowserOption("TikTok", android, transferUrl);
  expect(link).toBe(
    "intent://zone.test/myroom/check#room=abcdefghijklmnopqrstuv#Intent;scheme=https;action=android.intent.action.VIEW;end",
  );
  // As Android reads it: what is before the last sign is the address.
  expect(`https${link?.slice("intent".length, link.lastIndexOf("#"))}`).toBe(transferUrl);
});

test("an iPhone is asked for Safari", () => {
  expect(getExternalBrowserOption("X", iphone, transferUrl).link).toBe(`x-safari-${transferUrl}`);
});

test.each([
  ["Facebook", android],
  ["WeChat", iphone],
])("%s follows no address out of itself: its menu is the way", (app, phone) => {
  expect(getExternalBrowserOption(app, phone, transferUrl)).toMatchObject({
    link: null,
    position: { corner: "topRight" },
  });
});

test.each(["LINE", "Instagram", "X", "Facebook", "TikTok", "Yahoo! JAPAN", "WebView"])(
  "%s has a menu on either kind of phone",
  (app) => {
    for (const phone of [iphone, android]) {
      const { position: place, entry } = getExternalBrowserOption(app, phone, transferUrl);
      expect(["topRight", "bottomRight"]).toContain(place.corner);
      expect(entry).not.toBe("");
    }
  },
);
