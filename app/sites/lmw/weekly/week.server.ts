import { redirect } from "react-router";
import { jstDay } from "#contracts/jst-calendar.ts";
import { phraseTopics } from "#contracts/lip-world-play.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { getChosenWord } from "#server/modules/lip-world/word-votes.ts";
import { listWordCounts } from "#server/modules/lip-world/word-counts.ts";
import { type Week, weekAt, addWeeks, weekOf } from "#server/modules/lip-world/weeks.ts";
import { getMonsterCutout } from "../pictures.server.ts";
import { getWorldMessages } from "../world-messages.server.ts";
import { getVoteCandidates } from "./calendar-picks.ts";
import { countWeek, type CountedWeek } from "./count-week.ts";

/** The first week that has a page. */
const firstWeek = "202640";
const maxAgeMs = 10 * 60_000;
const shownColumnCount = 3;
const shownNoticeCount = 3;

/** The page of a week; a week that no calendar has, that has not begun, or before the first leads to the running one. */
export async function loadWeek(page: PageContext, code: string) {
  const { now, platform, master, hints } = page;
  const currentWeek = weekAt(now);
  const week = weekOf(code);
  if (!week || week.from > now || week.code < firstWeek) throw redirect(`/lmw?week=${currentWeek.code}`);
  hints.validUntil(new Date(Math.min(now.getTime() + maxAgeMs, currentWeek.until.getTime())));
  const counted = countWeek(master.lipSayings, await listWordCounts(platform.database, week));
  const isRunning = week.code === currentWeek.code;
  const before = addWeeks(week, -1);
  const after = addWeeks(week, 1);
  const chosen = await getChosenWord(platform.database, before);
  const chosenWord = master.lipSayings.find(({ id }) => id === chosen?.sayingId);
  return {
    messages: getWorldMessages(master, ["weekly.", "map.ballot", "map.count"]),
    code: week.code,
    isRunning,
    from: jstDay(week.from),
    until: jstDay(new Date(week.until.getTime() - 1)),
    issue: Number(week.code.slice(4)),
    before: before.code >= firstWeek ? before.code : null,
    after: after.from <= now ? after.code : null,
    counted,
    headline: headlineOf(master, week, counted),
    columns: columnsOf(master, week, counted),
    notices: rotate(master.lipNotices, Number(week.code.slice(4)) * shownNoticeCount, shownNoticeCount),
    chosen: chosen && chosenWord ? { words: chosenWord.before, votes: chosen.votes } : null,
    candidates: isRunning
      ? getVoteCandidates(week.code, master.lipSayings).map(({ id, before: words }) => ({ id, words }))
      : [],
    embed: new URL(`/assets/lmw/week/${week.code}.png`, platform.settings.publicUrl).href,
  };
}

export type WeekPage = Awaited<ReturnType<typeof loadWeek>>;

/** The headline for so many words, another one of its kind each week. */
export function headlineOf(master: MasterData, { code }: Pick<Week, "code">, { total, lead }: CountedWeek) {
  const matchingHeadline = master.lipHeadlines.find(
    ({ from, until }) => total >= from && (until === null || total <= until),
  );
  const lines = matchingHeadline?.lines ?? [];
  const fill = (text: string): string =>
    text.replace("{n}", total.toLocaleString("ja-JP")).replace("{word}", lead?.before ?? "");
  return { words: fill(lines[Number(code.slice(4)) % lines.length] ?? ""), note: matchingHeadline?.note ?? "" };
}

/** The columns of the topics that were crossed out most; in an empty week those whose turn it is. */
function columnsOf(master: MasterData, { code }: Week, { topics }: CountedWeek) {
  const topicsShown = [...topics.map(({ topic }) => topic), ...rotate(phraseTopics, Number(code.slice(4)), 8)];
  return [...new Set(topicsShown)].slice(0, shownColumnCount).flatMap((topic) =>
    master.lipColumns
      .filter((column) => column.topic === topic)
      .map(({ title, lines, monsterId }) => ({
        topic,
        title,
        lines,
        by: master.monsters.find(({ id }) => id === monsterId)?.names.ja ?? "",
        picture: getMonsterCutout(monsterId, "cut"),
      })),
  );
}

const rotate = <T>(list: readonly T[], from: number, count: number): T[] =>
  Array.from({ length: Math.min(count, list.length) }, (_, i) => list[(from + i) % list.length]).filter(
    (item): item is T => item !== undefined,
  );
