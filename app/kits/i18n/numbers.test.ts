import { expect, test } from "vitest";
import { formatCurrency, formatNumber, formatYen } from "./numbers.ts";

test("a Japanese page says that tax is included", () => {
  expect(formatYen(1650, "ja")).toBe("¥1,650（税込）");
});

test.each(["en", "zh-TW", "zh-HK", "ko", "th"] as const)("a page in %s shows the bare price", (lang) => {
  expect(formatYen(1650, lang)).toBe("¥1,650");
});

test("prices are grouped by thousands and never broken below a thousand", () => {
  expect([0, 999, 1000, 1_234_567].map((price) => formatYen(price, "en"))).toEqual([
    "¥0",
    "¥999",
    "¥1,000",
    "¥1,234,567",
  ]);
});

test("without language and currency, numbers are American and money is dollars", () => {
  expect(formatNumber(1234.5)).toBe("1,234.5");
  expect(formatCurrency(1234.5)).toBe("$1,234.50");
});

test("a store price is shown in the money of its shop", () => {
  expect(formatCurrency(59, "HKD", "zh-HK")).toContain("59.00");
  expect(formatCurrency(350, "TWD", "zh-TW")).toMatch(/^\$350/);
});
