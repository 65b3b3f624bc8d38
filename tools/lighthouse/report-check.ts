/** What Lighthouse says about one load of one page, as far as it is used here. */
export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
  numericValue?: number;
  metricSavings?: Record<string, number>;
  details?: { items?: Record<string, unknown>[] };
}

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** What is measured besides the scores, with its goal (quality.md §2). */
export const metrics = [
  { name: "LCP", audit: "largest-contentful-paint", goal: 2_000, digits: 0, unit: " ms" },
  { name: "TBT", audit: "total-blocking-time", goal: 150, digits: 0, unit: " ms" },
  { name: "CLS", audit: "cumulative-layout-shift", goal: 0.02, digits: 3, unit: "" },
] as const;

/** The median of several loads of one page. Scores are whole percents. */
export interface Figures {
  scores: Partial<Record<Category, number>>;
  metrics: Record<string, number>;
}

/** A camera or a game brings its engine along: its pages may be slower. */
const heavy = /^\/(scan(_\w+)?|lmw\/(stg|game)\/[^/]+)$/;

/** The score a page has to reach in a category. */
export const goalOf = (category: Category, address: string): number =>
  category === "performance" ? (heavy.test(address.replace(/\?.*/, "")) ? 90 : 95) : 100;

/** The medians over all loads, each figure for itself. */
export function figuresOf(reports: readonly Report[], checkedCategories: readonly Category[]): Figures {
  const scoreOf = (report: Report, category: Category): number =>
    Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(
      checkedCategories.map((category) => [category, median(reports.map((report) => scoreOf(report, category)))]),
    ),
    metrics: Object.fromEntries(
      metrics.map(({ name, audit }) => [
        name,
        median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)),
      ]),
    ),
  };
}

/** True of a single load that another one would hardly turn into a miss: two points and a fifth of a measure are left. */
export function isWellWithin(
  reports: readonly Report[],
  checkedCategories: readonly Category[],
  address: string,
): boolean {
  if (reports.length !== 1) return false;
  const { scores, metrics: measured } = figuresOf(reports, checkedCategories);
  const marginOf = (category: Category): number => (category === "performance" ? 2 : 0);
  return (
    checkedCategories.every((category) => (scores[category] ?? 0) >= goalOf(category, address) + marginOf(category)) &&
    metrics.every(({ name, goal }) => (measured[name] ?? Number.NaN) <= goal * 0.8)
  );
}

/** The middle of some numbers; of two middles the lower one, which some load really had. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The load that stands for all: the one with the middle performance. */
export function middleReport(reports: readonly Report[]): Report | undefined {
  const score = ({ categories: { performance } }: Report): number => performance?.score ?? 0;
  return reports.toSorted((a, b) => score(a) - score(b))[Math.floor((reports.length - 1) / 2)];
}

/** What a load lost points for, one line each: the audit, what it measured, and the first things it names. */
export function issuesOf(report: Report, checkedCategories: readonly Category[]): string[] {
  const counted = checkedCategories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  // Insights weigh nothing themselves: they say where the weight of the metrics comes from.
  const insights = Object.values(report.audits)
    .filter(({ metricSavings = {} }) => Object.values(metricSavings).some((saving) => saving > 0))
    .map(({ id }) => id);
  return [...new Set([...counted, ...insights])].flatMap((id) => {
    const audit = report.audits[id];
    if (!audit || audit.score === null || audit.score >= 0.995) return [];
    const savings = Object.entries(audit.metricSavings ?? {}).flatMap(([metric, saving]) =>
      saving > 0 ? `${metric} −${round(saving)}` : [],
    );
    const measured = [audit.displayValue, ...savings].filter(Boolean).join(", ");
    const named = (audit.details?.items ?? []).slice(0, 4).flatMap((item) => describeItem(item) ?? []);
    return [`${id}: ${audit.title}${measured && ` (${measured})`}${named.map((text) => `\n      ${text}`).join("")}`];
  });
}

/** What an item of an audit is about: its element or its file, and its numbers. */
function describeItem(item: Record<string, unknown>): string | null {
  const node = (item.node ?? item.source) as { selector?: string; snippet?: string } | undefined;
  const parts = [
    typeof item.url === "string" ? item.url.replace(/^https?:\/\/[^/]+/, "") : null,
    node?.selector ? `${node.selector} ${(node.snippet ?? "").slice(0, 120)}` : null,
    typeof item.description === "string" ? item.description : null,
    ...["label", "subpart", "duration", "score", "wastedBytes", "wastedMs", "total", "totalBytes"].flatMap((name) => {
      const value = item[name];
      if (typeof value === "number") return `${name} ${round(value)}`;
      return name === "label" && typeof value === "string" ? value : [];
    }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join("  ") : null;
}

const round = (value: number): string => (value < 1 ? value.toFixed(3) : String(Math.round(value)));
