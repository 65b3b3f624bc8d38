import { expect, test } from "vitest";
import { deviceKindOf } from "./device-storage.ts";

test.each([
  ["kz_bright", "settings"],
  ["lmw_sound", "settings"],
  ["kz_cam_face", "consent"],
  ["kz_consent", "consent"],
  ["kz_pending", "waiting"],
  ["kz_review_draft", "drafts"],
  ["kz_visits", "notes"],
  ["kz_something_new", "notes"],
])("%s is told as %s", (key, kind) => {
  expect(deviceKindOf(key)).toBe(kind);
});

test("what another hand left there is not told as ours", () => {
  expect(deviceKindOf("theme")).toBeNull();
});
