import { describe, expect, test } from "vitest";
import { readSettings } from "../platform/settings.ts";
import { createHostTable } from "./hosts.ts";

const hostOf = createHostTable(
  readSettings({ MOR_HOST: "mor.example.jp", PRE_RELEASE_HOSTS: "stage.example.jp", CAMPAIGN_HOSTS: "win.example.jp" }),
);
const before = new Date("2024-01-10T09:59:59.999+09:00");
const after = new Date("2024-01-10T10:00:00+09:00");

describe("what a host is", () => {
  test("mor hides from search engines on its own host until ten in the morning in Japan", () => {
    const mor = hostOf("mor.example.jp:443");
    expect(mor.isIndexed(before)).toBe(false);
    expect(mor.isIndexed(after)).toBe(true);
    expect(mor.home).toBe("/mor");
  });

  test("a pre-release host is never indexed and says what it is", () => {
    const stage = hostOf("STAGE.example.jp");
    expect(stage.kind).toBe("pre-release");
    expect(stage.isIndexed(after)).toBe(false);
    expect(stage.hasBanner).toBe(true);
  });

  test("a campaign host opens on the lottery", () => {
    expect(hostOf("win.example.jp").home).toBe("/campaign");
  });

  test.each([undefined, "", "evil.example", "stage.example.jp.evil.example"])(
    "%s is treated as the main host",
    (host) => {
      expect(hostOf(host).kind).toBe("main");
      expect(hostOf(host).home).toBeNull();
    },
  );
});
