import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import { parseCompactDay } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { type FinishedMouth, parseMouthCode } from "./rules/mouth-code.ts";
import { mouthNames } from "./rules/mouth-names.ts";
import { summarizeMouth } from "./rules/mouth-taste.ts";
import { parseKeyBody, splitKey } from "./rules/prophecy-key.ts";
import { getProphecyText } from "./rules/prophecy-text.ts";

const cutouts = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-*-cut.json", {
  eager: true,
  import: "default",
});

/** The share picture of a letter (`20261120-{key}`): its first line, and who said it; of a mouth (its code): its name. */
export const shareCard: CardOf = (id, { master }) => {
  const mouth = parseMouthCode(id);
  return mouth ? mouthCard(mouth, master) : letterCard(id, master);
};

function mouthCard(mouth: FinishedMouth, master: MasterData): ReturnType<CardOf> {
  const { mood, line, most } = summarizeMouth(mouth, master);
  const monster = master.monsters[most.monster - 1];
  return {
    lang: "ja",
    kicker: "三十通の余白",
    title: mouthNames[mood],
    line,
    ...(monster && { shade: monster.hex }),
    figure: figureOf(String(most.monster).padStart(2, "0")),
  };
}

function letterCard(id: string, master: MasterData): ReturnType<CardOf> {
  const [compact = "", key = ""] = id.split("-");
  const day = parseCompactDay(compact);
  const parsed = splitKey(key);
  const parts = parsed && parseKeyBody(parsed.body);
  const text = parts && getProphecyText(master, parts);
  if (!day || !text) return null;
  const monster = master.monsters.find(({ id: monsterId }) => monsterId === text.monsterId);
  return {
    lang: "ja",
    kicker: `${parts.form === "night" ? "今夜" : "今日"}の予言`,
    title: text.kernel,
    line: text.reply ? `「${text.reply.text}」` : `${monster?.names.ja ?? ""}からの封書。`,
    ...(monster && { shade: monster.hex }),
    figure: figureOf(text.monsterId),
  };
}

function figureOf(monsterId: string): string | null {
  const cutout = cutouts[`../../kits/ui/pictures/monster-${monsterId}-cut.json`];
  return cutout ? `${cutout.hash}/${cutout.name}@390.webp` : null;
}
