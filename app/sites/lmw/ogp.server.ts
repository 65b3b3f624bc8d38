import type { CardOf } from "#server/modules/ogp/share-card.ts";
import { readSharedRun } from "#server/modules/lip-world/shared-run.ts";
import { wordCounts } from "#server/modules/lip-world/word-counts.ts";
import { weekOf } from "#server/modules/lip-world/weeks.ts";
import { toldRun } from "./opening.server.ts";
import { countWeek } from "./weekly/count-week.ts";
import { headlineOf } from "./weekly/week.server.ts";

/** Share pictures: `world`, `area-3`, `run-{id}` with its struck words, `week-202647`. */
export const shareCard: CardOf = async (id, { master, database, now }) => {
  if (id === "world")
    return {
      lang: "ja",
      kicker: "リップモンスターの世界",
      title: "決めつけは、塗りつぶせ。",
      line: "黒い水に、島が六つ。顔に似ている。",
      shade: "#DE5038",
    };
  const [kind, rest = ""] = [id.slice(0, id.indexOf("-")), id.slice(id.indexOf("-") + 1)];
  if (kind === "area") {
    const area = master.lipAreas.find((other) => String(other.id) === rest && other.id <= 6);
    const first = master.monsters.find((monster) => monster.area === area?.id);
    if (!area || !first) return null;
    return {
      lang: "ja",
      kicker: "リップモンスターの世界",
      title: area.name,
      line: area.map.promise,
      shade: first.hex,
    };
  }
  if (kind === "run") {
    const shared = await readSharedRun(database, rest);
    if (!shared) return null;
    const run = toldRun(master, shared);
    const [word] = run.sayings;
    return {
      lang: "ja",
      kicker: `『${run.monster}』と、${run.sayings.length}語`,
      title: word?.before ?? run.title,
      ...(word && { struck: word.pieces }),
      line: word ? `残ったのは「${word.after}」。${word.aside}` : run.card,
      shade: run.hex,
    };
  }
  if (kind === "week") {
    const week = weekOf(rest);
    if (!week || week.from > now) return null;
    const counted = countWeek(master.lipSayings, await wordCounts(database, week));
    const headline = headlineOf(master, week, counted);
    return {
      lang: "ja",
      kicker: `号外　${counted.total.toLocaleString("ja-JP")}語　${rest.slice(0, 4)}年 第${Number(rest.slice(4))}号`,
      title: counted.lead?.before ?? headline.words,
      ...(counted.lead && { struck: counted.lead.pieces }),
      line: counted.lead ? headline.words : headline.note,
      shade: "#D31240",
    };
  }
  return null;
};
