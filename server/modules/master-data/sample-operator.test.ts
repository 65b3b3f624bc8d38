import { join } from "node:path";
import { expect, test } from "vitest";
import { isSampleText } from "#contracts/sample-text.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { readSettings } from "../../platform/settings.ts";
import { requireRealOperator } from "./sample-operator.ts";

const { content } = readContent(join(import.meta.dirname, "../../../content"));
const publicUrl = { PUBLIC_URL: "https://zone.brand.co.jp" };
const ways = {
  SHOP_URL: "https://shop.brand.co.jp/",
  BRAND_URL: "https://brand.co.jp/",
  LIP_ABOUT_URL: "https://brand.co.jp/lip/",
  UCP_FORM_URL: "https://form.brand.co.jp/",
};
const analytics = { ANALYTICS_TAG_ID: "G-1", ANALYTICS_SRC: "https://analytics.brand.co.jp/tag.js" };

/** The same content with the operator's own words in it. */
const filledIn = JSON.parse(
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === "string" && isSampleText(value) ? "真夜中株式会社" : value,
  ),
) as typeof content;

function refusal(env: Record<string, string>, from = content): string {
  try {
    requireRealOperator(readSettings(env), () => from);
    return "";
  } catch (error) {
    return String((error as Error).message);
  }
}

test("a public host does not start with a sample operator, and every sample is named with the file to fill in", () => {
  const lines = refusal({ ...publicUrl, ...ways }).split("\n");
  expect(lines[0]).toMatch(/^PUBLIC_URL is open to everybody/);
  for (const name of ["会社名", "住所", "代表者", "安全管理（人と場所）", "窓口", "苦情"])
    expect(lines).toContainEqual(
      expect.stringMatching(`content/faq/trust-pages.json, privacy-operator: 「${name}：（見本）`),
    );
  expect(lines).toContainEqual(
    expect.stringContaining("content/faq/privacy.json, privacy-operator, answer 1 (ja, en, zh-TW, zh-HK, ko, th)"),
  );
  expect(lines.at(-1)).toContain("ALLOW_SAMPLE_OPERATOR=1");
});

test("the receiver of the analytics is asked for once there is one", () => {
  expect(refusal({ ...publicUrl, ...ways })).not.toContain("transmissions.json");
  expect(refusal({ ...publicUrl, ...ways, ...analytics })).toContain(
    "content/transmissions.json, analytics, destination",
  );
});

test("a way out of town that nobody set is named by its setting", () => {
  expect(refusal(publicUrl, filledIn).split("\n").slice(1, 5)).toEqual([
    "  SHOP_URL is not set",
    "  BRAND_URL is not set",
    "  LIP_ABOUT_URL is not set",
    "  UCP_FORM_URL is not set",
  ]);
});

test("with the operator's own words a public host starts", () => {
  expect(refusal({ ...publicUrl, ...ways, ...analytics }, filledIn)).toBe("");
});

test.each([
  ["nothing set at all", {}],
  ["this machine", { PUBLIC_URL: "http://localhost:4000" }],
  ["the office's own network", { PUBLIC_URL: "https://192.168.1.20" }],
  ["a name from a document", { PUBLIC_URL: "https://zone.example.com" }],
  ["a pre-release host", { ...publicUrl, PRE_RELEASE_HOSTS: "zone.brand.co.jp" }],
  ["a demonstration that says so", { ...publicUrl, ALLOW_SAMPLE_OPERATOR: "1" }],
])("the samples may stand: %s", (_, env) => expect(refusal(env)).toBe(""));
