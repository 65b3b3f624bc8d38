import { expect, test } from "vitest";
import { xIntentUrl } from "./x-intent.ts";

const share = { text: "夜", url: "https://zone.example/zone1?cid=kz_zone_x", hashtags: ["KATEZONE"] };

test("inside an app on Android the web address is used, because intents are not followed there", () => {
  const line = "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/142.0 Mobile Safari/537.36 Line/15.9.0/IAB";
  expect(xIntentUrl(share, line)).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?text=/);
});

test("line breaks and hashtags are encoded", () => {
  expect(xIntentUrl(share, "")).toBe(
    "https://twitter.com/intent/tweet?text=%E5%A4%9C%0A%23KATEZONE%0Ahttps%3A%2F%2Fzone.example%2Fzone1%3Fcid%3Dkz_zone_x",
  );
});
