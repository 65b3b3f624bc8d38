import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { type BlindShare, getBlindCounts, listBlindRounds } from "#server/modules/ranking/blind-picks.ts";
import { dealtCount } from "#server/modules/ranking/deal-swatches.ts";
import type { CountsInfo } from "./counts-info.ts";
import { type Choice, minVisitors, rankShiftsOf } from "./rules/blind.ts";

/** The report of a month: the same swatches chosen with names and without, and what moved. All of it from the choices kept. */
export async function loadReport(page: PageContext, round: string, { withDemo, hasDemo, thisRound, asOf }: CountsInfo) {
  const { database } = page.platform;
  const [counts, rounds] = await Promise.all([
    getBlindCounts(database, round, withDemo),
    listBlindRounds(database, withDemo),
  ]);
  const { visitors } = counts;
  const hasTooFewVisitors = Math.min(visitors.named, visitors.nameless) < minVisitors;
  const products = new Map(page.master.products.map((product) => [product.id, product]));
  const shifts = hasTooFewVisitors ? [] : rankShiftsOf(counts.named.map(choiceOf), counts.nameless.map(choiceOf));
  return {
    round,
    /** The month is not over: the numbers still move. */
    isRunning: round === thisRound,
    asOf: asOf.toISOString(),
    visitors,
    fewest: minVisitors,
    dealt: dealtCount,
    hasDemo: hasDemo && visitors.named + visitors.nameless > 0,
    rounds: [...new Set([thisRound, ...rounds])],
    swatches: shifts.flatMap((shift) => {
      const product = products.get(shift.id);
      return product?.shade ? [{ ...shift, name: product.names.ja, hex: product.shade.hex }] : [];
    }),
  };
}

const choiceOf = ({ productId, offered, picked }: BlindShare): Choice => ({ id: productId, offered, picked });

export type Report = Awaited<ReturnType<typeof loadReport>>;
export type ReportSwatch = Report["swatches"][number];
