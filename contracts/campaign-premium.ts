/** What a prize may be worth where something has to be bought. */
interface Offer {
  prizes: readonly { name: string; count: number; valueYen: number }[];
  purchase: { priceYen: number; plannedSalesYen: number } | null;
}

const smallPriceYen = 5_000;
const smallPriceTimes = 20;
const largestPrizeYen = 100_000;
const shareOfSales = 0.02;

/**
 * The most one prize may be worth: twenty times the price below 5,000 yen, else 100,000 yen; null where nothing has to be
 * bought. Source: the Act against Unjustifiable Premiums, notice on lotteries (general ones, not joint).
 */
export function premiumCapYen(priceYen: number | null): number | null {
  if (priceYen === null) return null;
  return priceYen < smallPriceYen ? priceYen * smallPriceTimes : largestPrizeYen;
}

/** What of an offer is above the caps: each prize, and all together (two hundredths of the planned sales). */
export function findPremiumIssues({ prizes, purchase }: Offer): string[] {
  if (purchase === null) return [];
  const cap = premiumCapYen(purchase.priceYen) ?? 0;
  const sum = prizes.reduce((total, { count, valueYen }) => total + count * valueYen, 0);
  const sumCap = Math.floor(purchase.plannedSalesYen * shareOfSales);
  return [
    ...prizes
      .filter(({ valueYen }) => valueYen > cap)
      .map(({ name, valueYen }) => `${name}: ${valueYen} yen is above the cap of ${cap} yen for one prize`),
    ...(sum > sumCap ? [`all prizes: ${sum} yen is above the cap of ${sumCap} yen`] : []),
  ];
}
