import type { CardOf } from "#server/modules/ogp/share-card.ts";
import { blindRound, readBlindCounts } from "#server/modules/ranking/blind-picks.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { fewestVisitors, turnsOf } from "./rules/blind.ts";

/** The share picture of a month's blind report (`202611`): how many shades moved. Months to come have none. */
export const shareCard: CardOf = async (round, { database, now, master }) => {
  if (!/^20\d\d(0[1-9]|1[0-2])$/.test(round) || round > blindRound(now)) return null;
  const demo = await readDemonstration(database);
  const { named, nameless, visitors } = await readBlindCounts(database, round, demo.isOn);
  const asChoices = (shares: typeof named) => shares.map(({ productId, ...counts }) => ({ id: productId, ...counts }));
  const clear = turnsOf(asChoices(named), asChoices(nameless)).filter(({ isClear }) => isClear);
  const isQuiet = Math.min(visitors.named, visitors.nameless) < fewestVisitors;
  const shade = master.products.find(({ id }) => id === clear[0]?.id)?.shade?.hex;
  // Shared away from its page, a number that is made up must say so itself.
  const isDemo = demo.isOn && demo.madeUntil !== null;
  return {
    lang: "ja",
    kicker: `名前を隠した順位　${Number(round.slice(0, 4))}年${Number(round.slice(4))}月`,
    title: titleOf(isQuiet, clear.length),
    line: `${isDemo ? "見本の数字です。" : ""}名前ありで選んだ人${visitors.named}人、名前なしで選んだ人${visitors.nameless}人。数え方と限りは、報告に。`,
    ...(shade && !isQuiet ? { shade } : {}),
  };
};

function titleOf(isQuiet: boolean, movedCount: number): string {
  if (isQuiet) return "まだ静かな、目かくし。";
  return movedCount === 0 ? "名前を隠しても、順は動かなかった。" : `名前を隠すと、${movedCount}色が動いた。`;
}
