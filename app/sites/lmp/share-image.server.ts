import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import { parseCompactDay } from "#contracts/jst-calendar.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { parseKeyBody, splitKey } from "./rules/prophecy-key.ts";
import { getProphecyText } from "./rules/prophecy-text.ts";

const cutouts = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-*-cut.json", {
  eager: true,
  import: "default",
});

/** The share picture of a letter (`20261120-{key}`): its first line, and who said it. */
export const shareCard: CardOf = (id, { master }) => {
  const [compact = "", key = ""] = id.split("-");
  const day = parseCompactDay(compact);
  const parsed = splitKey(key);
  const parts = parsed && parseKeyBody(parsed.body);
  const text = parts && getProphecyText(master, parts);
  if (!day || !text) return null;
  const monster = master.monsters.find(({ id: monsterId }) => monsterId === text.monsterId);
  const cutout = cutouts[`../../kits/ui/pictures/monster-${text.monsterId}-cut.json`];
  return {
    lang: "ja",
    kicker: `${parts.form === "night" ? "今夜" : "今日"}の予言`,
    title: text.kernel,
    line: text.reply ? `「${text.reply.text}」` : `${monster?.names.ja ?? ""}からの封書。`,
    ...(monster && { shade: monster.hex }),
    figure: cutout ? `${cutout.hash}/${cutout.name}@390.webp` : null,
  };
};
