import type { CardOf } from "#server/modules/share-images/share-card.ts";

/** The share picture of a tip: its name and its first step. */
export const shareCard: CardOf = (id, { master }) => {
  const tip = master.tips.find((one) => one.id === id);
  return tip ? { lang: "ja", kicker: "さがす　ひと技", title: tip.title, line: tip.steps[0] ?? "" } : null;
};
