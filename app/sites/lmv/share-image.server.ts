import type { CardOf } from "#server/modules/share-images/share-card.ts";

/** The share picture of a vote: the monster's name and what it promises. */
export const shareCard: CardOf = (id, { master }) => {
  const monster = master.monsters.find((other) => other.id === id);
  const speech = master.ballSpeeches.find(({ monsterId }) => monsterId === id);
  if (!monster || !speech) return null;
  return { lang: "ja", kicker: "怪物夜会　一日一票", title: monster.names.ja, line: speech.cheer, shade: monster.hex };
};
