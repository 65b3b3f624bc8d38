import { expect, test } from "vitest";
import { preserveCampaignId } from "./preserve-campaign-id.ts";

test.each([
  ["/channel", "?v=gone&cid=kz_video_x", "/channel?cid=kz_video_x"],
  ["/campaign?c=half-open", "?cid=kz_cphalf_ln", "/campaign?c=half-open&cid=kz_cphalf_ln"],
  ["/faq#room-cookie", "?cid=kz_zone_qr", "/faq?cid=kz_zone_qr#room-cookie"],
])("a redirect to %s keeps how one came", (location, search, expected) => {
  expect(preserveCampaignId(location, search)).toBe(expected);
});

test.each([
  ["without an id", "/channel", "?v=gone"],
  ["with an id of its own", "/scan/KIKA?cid=kz_scan_ws", "?cid=kz_scan_x"],
  ["out of the zone", "https://other.example/x", "?cid=kz_scan_x"],
  ["out of the zone in disguise", "//other.example/x", "?cid=kz_scan_x"],
  ["with an id that is none", "/channel", "?cid=a%0d%0aset-cookie:x"],
])("a redirect %s stays as it is", (_, location, search) => {
  expect(preserveCampaignId(location, search)).toBe(location);
});
