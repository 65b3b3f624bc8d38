import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import { parseCompactDay } from "#contracts/jst-calendar.ts";
import type { CardOf } from "#server/modules/ogp/share-card.ts";
import { readBody, splitKey } from "./rules/letter-key.ts";
import { letterText } from "./rules/letter-text.ts";

const cutouts = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-*-cut.json", {
  eager: true,
  import: "default",
});

/** The share picture of a letter (`20261120-{key}`): its first line, and who said it. */
export const shareCard: CardOf = (id, { master }) => {
  const [compact = "", key = ""] = id.split("-");
  const day = parseCompactDay(compact);
  const read = splitKey(key);
  const parts = read && readBody(read.body);
  const text = parts && letterText(master, parts);
  if (!day || !text) return null;
  const monster = master.monsters.find(({ id: monsterId }) => monsterId === text.monsterId);
  const cut = cutouts[`../../kits/ui/pictures/monster-${text.monsterId}-cut.json`];
  return {
    lang: "ja",
    kicker: `${parts.form === "night" ? "今夜" : "今日"}の予言`,
    title: text.kernel,
    line: text.reply ? `「${text.reply.text}」` : `${monster?.names.ja ?? ""}からの封書。`,
    ...(monster && { shade: monster.hex }),
    figure: cut ? `${cut.hash}/${cut.name}@390.webp` : null,
  };
};
