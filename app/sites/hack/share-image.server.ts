import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { parseHackKey } from "./rules/hack-key.ts";

/** The share picture of a key: the hack that stands first in it, and the rule it breaks. */
export const shareCard: CardOf = (key, { master }) => {
  const [first] = parseHackKey(key) ?? [];
  const hack = master.hacks.find(({ number }) => number === first);
  if (!hack) return null;
  const monster = master.monsters.find(({ id }) => id === hack.monsterId);
  return {
    lang: "ja",
    kicker: `メイクハック　${hack.minutes}分`,
    title: hack.title,
    line: `「${hack.rule}」を、ひとつ破った。`,
    ...(monster && { shade: monster.hex }),
  };
};
