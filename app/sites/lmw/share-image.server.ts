import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { getSharedRun } from "#server/modules/lip-world/shared-run.ts";
import { listWordCounts } from "#server/modules/lip-world/word-counts.ts";
import { weekOf } from "#server/modules/lip-world/weeks.ts";
import water from "#app/kits/ui/pictures/share-ground-review.json";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import { describeRun } from "./intro.server.ts";
import { getMonsterCutout } from "./pictures.server.ts";
import { countWeek } from "./weekly/count-week.ts";
import { headlineOf } from "./weekly/week.server.ts";

/** Whoever a card is about stands alone on it. */
const toFigure = ({ hash, name }: PictureData): string => `${hash}/${name}@390.webp`;

/** Share pictures: `world`, `word` (never with the word), `area-3`, `run-{id}` with its monster, points and crossed-out words, `week-202647`. */
export const shareCard: CardOf = async (id, { master, database, now }) => {
  if (id === "world")
    return {
      lang: "ja",
      kicker: "リップモンスターの世界",
      title: "決めつけは、塗りつぶせ。",
      line: "黒い水に、島が六つ。顔に似ている。",
      shade: "#DE5038",
    };
  if (id === "word")
    return {
      lang: "ja",
      kicker: "リップモンスターの世界",
      title: "言われた言葉が、ひとつ。",
      line: "八秒で、塗りつぶして。返事は、送った人に届く。",
      shade: "#D31240",
    };
  const [kind, key = ""] = [id.slice(0, id.indexOf("-")), id.slice(id.indexOf("-") + 1)];
  if (kind === "area") {
    const area = master.lipAreas.find((other) => String(other.id) === key && other.id <= 6);
    const first = master.monsters.find((monster) => monster.area === area?.id);
    if (!area || !first) return null;
    return {
      lang: "ja",
      kicker: "リップモンスターの世界",
      title: area.name,
      line: area.map.promise,
      shade: first.hex,
      figure: toFigure(getMonsterCutout(first.id, "cut")),
      ground: water.file,
    };
  }
  if (kind === "run") {
    const shared = await getSharedRun(database, key, now);
    if (!shared) return null;
    const run = describeRun(master, shared);
    const [phrase] = run.sayings;
    return {
      lang: "ja",
      kicker: `『${run.monster}』と、${run.sayings.length}語　${run.score.toLocaleString("ja-JP")}点`,
      figure: toFigure(run.picture),
      ground: water.file,
      title: phrase?.before ?? run.title,
      ...(phrase && { struck: phrase.pieces }),
      line: phrase ? `残ったのは「${phrase.after}」。${phrase.aside}` : run.card,
      shade: run.hex,
    };
  }
  if (kind === "week") {
    const week = weekOf(key);
    if (!week || week.from > now) return null;
    const countedWeek = countWeek(master.lipSayings, await listWordCounts(database, week));
    const headline = headlineOf(master, week, countedWeek);
    return {
      lang: "ja",
      kicker: `号外　${countedWeek.total.toLocaleString("ja-JP")}語　${key.slice(0, 4)}年 第${Number(key.slice(4))}号`,
      title: countedWeek.lead?.before ?? headline.words,
      ...(countedWeek.lead && { struck: countedWeek.lead.pieces }),
      line: countedWeek.lead ? headline.words : headline.note,
      shade: "#D31240",
    };
  }
  return null;
};
