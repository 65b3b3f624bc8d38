import type { Weight } from "./weights.ts";

/** Prints the weights against their budgets; false when one is over. */
export function printWeights(weights: readonly Weight[]): boolean {
  const width = Math.max(...weights.map(({ what }) => what.length)) + 2;
  console.log(`\n${"weight".padEnd(width)}${"is".padStart(12)}${"may be".padStart(12)}`);
  for (const { what, bytes, budgetBytes } of weights) {
    const mark = isOver({ bytes, budgetBytes }) ? "  OVER" : "";
    console.log(
      what.padEnd(width) + size(bytes).padStart(12) + (budgetBytes ? size(budgetBytes) : "").padStart(12) + mark,
    );
  }
  const over = weights.filter(isOver);
  const withinBudget = weights.filter(({ budgetBytes }) => budgetBytes !== undefined).length - over.length;
  console.log(`weights: ${withinBudget} within their budget, ${over.length} over`);
  return over.length === 0;
}

const isOver = ({ bytes, budgetBytes }: Pick<Weight, "bytes" | "budgetBytes">): boolean =>
  budgetBytes !== undefined && bytes > budgetBytes;

const size = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1000).toFixed(1)} kB`;
