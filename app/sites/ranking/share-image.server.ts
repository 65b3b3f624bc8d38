import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { blindRound, getBlindCounts } from "#server/modules/ranking/blind-picks.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { minVisitors, rankShiftsOf } from "./rules/blind.ts";

/** The share picture of a month's blind report (`202611`): how many shades moved. Months to come have none. */
export const shareCard: CardOf = async (round, { database, now, master }) => {
  if (!/^20\d\d(0[1-9]|1[0-2])$/.test(round) || round > blindRound(now)) return null;
  const demo = await getDemoState(database);
  const { named, nameless, visitors } = await getBlindCounts(database, round, demo.isOn);
  const asChoices = (shares: typeof named) => shares.map(({ productId, ...counts }) => ({ id: productId, ...counts }));
  const clear = rankShiftsOf(asChoices(named), asChoices(nameless)).filter(({ isClear }) => isClear);
  const hasTooFewVisitors = Math.min(visitors.named, visitors.nameless) < minVisitors;
  const shade = master.products.find(({ id }) => id === clear[0]?.id)?.shade?.hex;
  // Shared away from its page, a number that is made up must say so itself.
  const isDemo = demo.isOn && demo.madeUntil !== null;
  return {
    lang: "ja",
    kicker: `名前を隠した順位　${Number(round.slice(0, 4))}年${Number(round.slice(4))}月`,
    title: titleOf(hasTooFewVisitors, clear.length),
    line: `${isDemo ? "見本の数字です。" : ""}名前ありで選んだ人${visitors.named}人、名前なしで選んだ人${visitors.nameless}人。数え方と限りは、報告に。`,
    ...(shade && !hasTooFewVisitors ? { shade } : {}),
  };
};

function titleOf(hasTooFewVisitors: boolean, movedCount: number): string {
  if (hasTooFewVisitors) return "まだ静かな、目かくし。";
  return movedCount === 0 ? "名前を隠しても、順は動かなかった。" : `名前を隠すと、${movedCount}色が動いた。`;
}
