import { expect, test } from "vitest";
import { issuesOf, figuresOf, goalOf, isWellWithin, median, middleReport, type Report } from "./report-check.ts";

function load(performance: number, lcpMs: number, a11y = 1): Report {
  const audit = (id: string, score: number | null, more = {}) => ({
    id,
    title: `title of ${id}`,
    score,
    scoreDisplayMode: "numeric",
    ...more,
  });
  return {
    categories: {
      performance: { score: performance, auditRefs: [{ id: "largest-contentful-paint", weight: 25 }] },
      accessibility: { score: a11y, auditRefs: [{ id: "color-contrast", weight: 7 }] },
    },
    audits: {
      "largest-contentful-paint": audit("largest-contentful-paint", performance, { numericValue: lcpMs }),
      "total-blocking-time": audit("total-blocking-time", 1, { numericValue: 10 }),
      "cumulative-layout-shift": audit("cumulative-layout-shift", 1, { numericValue: 0 }),
      "color-contrast": audit("color-contrast", a11y, {
        details: { items: [{ node: { selector: "p.ash", snippet: "<p>" } }] },
      }),
      "render-blocking": audit("render-blocking", 0.5, {
        metricSavings: { LCP: 300 },
        details: { items: [{ url: "http://127.0.0.1:1/build/root.css", totalBytes: 9_000, wastedMs: 300 }] },
      }),
      unweighted: audit("unweighted", 0),
      manual: audit("manual", null),
    },
  };
}

test("a page is judged by the middle of its loads, each figure for itself", () => {
  const reports = [load(0.8, 3_000), load(0.97, 1_500), load(0.96, 1_900)];
  expect(figuresOf(reports, ["performance", "accessibility"])).toEqual({
    scores: { performance: 96, accessibility: 100 },
    metrics: { LCP: 1_900, TBT: 10, CLS: 0 },
  });
  expect(middleReport(reports)).toBe(reports[2]);
});

test("one load is enough where it is well within every goal", () => {
  const isEnough = (...reports: Report[]) => isWellWithin(reports, ["performance", "accessibility"], "/zone1");
  expect(isEnough(load(0.98, 1_500))).toBe(true);
  expect(isEnough(load(0.96, 1_500))).toBe(false);
  expect(isEnough(load(0.98, 1_700))).toBe(false);
  expect(isEnough(load(0.98, 1_500, 0.99))).toBe(false);
  // Two would have no middle.
  expect(isEnough(load(0.9, 1_500), load(0.98, 1_500))).toBe(false);
});

test("the median of an even number is one that was measured", () => {
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBeNaN();
});

test("camera and game pages may be slower, and nothing else", () => {
  expect(["/zone1", "/scan", "/scan_kr?cid=x", "/scan/KIKA", "/lmw", "/lmw/stg/7", "/lmw/game/1"].map(speed)).toEqual([
    95, 90, 90, 95, 95, 90, 90,
  ]);
  expect(goalOf("accessibility", "/scan")).toBe(100);
});

const speed = (address: string): number => goalOf("performance", address);

test("what cost points is named with its element or file; what costs none is not", () => {
  const issues = issuesOf(load(0.8, 3_000, 0.9), ["performance", "accessibility"]);
  expect(issues.map((line) => line.split(":")[0])).toEqual([
    "largest-contentful-paint",
    "color-contrast",
    "render-blocking",
  ]);
  expect(issues[1]).toContain("p.ash");
  expect(issues[2]).toContain("LCP −300");
  expect(issues[2]).toContain("/build/root.css  wastedMs 300  totalBytes 9000");
  expect(issuesOf(load(1, 1_000), ["accessibility"])).toHaveLength(1);
});
