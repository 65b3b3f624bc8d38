import programmeList from "#content/broadcasts/programmes.json" with { type: "json" };
import * as v from "valibot";
import { programmeSchema } from "#contracts/broadcast.ts";
import { type Broadcast, broadcastsAround, onAirAt } from "#contracts/broadcast-calendar.ts";
import { addDays, jstDay, startOfJstDay } from "#contracts/jst-calendar.ts";
import { formatDay, formatTime } from "#app/kits/i18n/dates.ts";
import { groupThousands } from "#app/kits/basics/group-thousands.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { getLeaderboard } from "#server/modules/stage-runs/leaderboard.ts";
import { broadcastTag, listBroadcasts, toPlanChange } from "#server/modules/videos/broadcasts.ts";
import { countVisitorsToday } from "#server/modules/visitors/count-visitors.ts";
import { votesByDay } from "#server/modules/votes/leaderboard.ts";
import { currentPoll, pollPhase } from "#server/modules/votes/poll.ts";
import { countWorksSince } from "#server/modules/works/count-works.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { coarseCount } from "../rules/coarse-count.ts";
import type { Timed } from "../rules/choose-alive.ts";
import { fillIn } from "./fill-in.ts";
import words from "./today-messages.json" with { type: "json" };

/** Something of a zone that is going on, as the page shows it. */
export interface AliveRow {
  id: string;
  label: string;
  detail: string;
  path: string;
}
export type AliveCandidate = AliveRow & Timed;

const programmes = v.parse(v.array(programmeSchema), programmeList);
const { alive } = words;
/** How soon a page that could not read everything is tried again. */
const retryMs = 5_000;

/** The programme that is on, or the next one; null where none is planned within eight days. */
export async function programmeRow(page: PageContext, found = findBroadcast(page)): Promise<AliveCandidate | null> {
  const broadcast = await found;
  if (!broadcast || !isOpen(page, "videos")) return null;
  const { programme, startMs, endMs } = broadcast;
  const isOn = startMs <= page.now.getTime();
  return {
    ...{ id: "programme", path: "/live", bestAt: ["evening"], startsMs: startMs, endsMs: endMs },
    label: fillIn(alive.programme, { title: programme.title }),
    detail: isOn
      ? fillIn(alive.onAir, { time: formatTime(endMs, "ja") })
      : fillIn(alive.programmeNext, { moment: nearMoment(page.now, startMs) }),
  };
}

/** The next programme, by the plan and by the operators' hands. */
export async function findBroadcast(page: PageContext): Promise<Broadcast | null> {
  const { platform, now, hints } = page;
  hints.tag(broadcastTag);
  const rows = await readOr(page, listBroadcasts(platform.database, now), []);
  const onAir = onAirAt(broadcastsAround(programmes, rows.map(toPlanChange), now.getTime()), now.getTime());
  hints.validUntil(new Date(onAir.nextChangeMs));
  return onAir.state === "on" ? onAir.broadcast : onAir.next;
}

/** The vote that is open, and how many voted today, coarsely. */
export async function voteRow(page: PageContext): Promise<AliveCandidate | null> {
  const { platform, now } = page;
  const poll = openPoll(page);
  if (!poll || !isOpen(page, "lmv")) return null;
  const days = await readOr(page, votesByDay(platform.database, poll.id), null);
  const votes = days?.find((day) => day.jstDay === jstDay(now))?.votes ?? 0;
  const text = days === null ? alive.voteUntil : votes > 0 ? alive.voteCount : alive.voteNone;
  const day = poll.closesAt ? formatDay(poll.closesAt.getTime() - 1, "ja") : "";
  return {
    ...{ id: "vote", path: "/lmv", bestAt: ["day", "evening"], endsMs: poll.closesAt?.getTime() ?? null },
    label: alive.vote,
    detail: poll.closesAt ? fillIn(text, { count: coarseCount(votes), day }) : alive.voteOpen,
  };
}

/** The vote that is taken now; null where none is. */
export function openPoll({ master, now }: Pick<PageContext, "master" | "now">) {
  const poll = currentPoll(
    master.schedule.filter(({ siteId }) => siteId === "lmv"),
    now,
  );
  const phase = poll && pollPhase(poll, now);
  return phase === "open" || phase === "sealed" ? poll : null;
}

/** How many came today, coarsely, and what they want. */
export async function crowdRow(page: PageContext): Promise<AliveCandidate | null> {
  const count = await readOr(page, countVisitorsToday(page.platform.database, page.now), null);
  if (count === null || !isOpen(page, "ranking")) return null;
  const detail = fillIn(alive.crowdCount, { count: coarseCount(count) });
  return { id: "crowd", label: alive.crowd, detail, path: "/ranking", bestAt: ["night"] };
}

/** The letter that is new since midnight. */
export function prophecyRow(page: PageContext): AliveCandidate | null {
  if (!isOpen(page, "lmp")) return null;
  return {
    id: "prophecy",
    label: alive.prophecy,
    detail: alive.prophecyLine,
    path: "/lmp",
    bestAt: ["morning", "night"],
  };
}

/** A trick for the morning. */
export function hackRow(page: PageContext): AliveCandidate | null {
  if (!isOpen(page, "hack")) return null;
  return { id: "hack", label: alive.hack, detail: alive.hackLine, path: "/hack", bestAt: ["morning"] };
}

/** The shade that a model wears today. */
export function shadeRow(page: PageContext, shadeId: string): AliveCandidate | null {
  if (!isOpen(page, "virtual-tester")) return null;
  const path = `/virtual_tester?s=${shadeId}`;
  return { id: "shade", label: alive.shade, detail: alive.shadeLine, path, bestAt: ["night", "day"] };
}

/** The score to beat this week on the first stage, as everybody can read it on the board. */
export async function scoreRow(page: PageContext): Promise<AliveCandidate | null> {
  if (!isOpen(page, "lmw")) return null;
  const { platform, now } = page;
  const board = { stage: 1, difficulty: 1, isAssisted: false, period: "week", now, visitorId: null, limit: 1 } as const;
  const answer = await readOr(page, getLeaderboard(platform.database, board), null);
  const best = answer?.items[0];
  return {
    ...{ id: "score", label: alive.score, path: "/lmw/stg/1", bestAt: ["night", "evening"] },
    detail: best ? fillIn(alive.scoreLine, { score: groupThousands(best.score) }) : alive.scoreNone,
  };
}

/** How many works were made public today, coarsely. */
export async function worksRow(page: PageContext): Promise<AliveCandidate | null> {
  const { platform, now } = page;
  const count = await readOr(page, countWorksSince(platform.database, startOfJstDay(jstDay(now))), null);
  if (count === null || !isOpen(page, "mcm")) return null;
  const detail = count > 0 ? fillIn(alive.worksLine, { count: coarseCount(count) }) : alive.worksNone;
  return { id: "works", label: alive.works, detail, path: "/mcm/gallery", bestAt: ["day", "evening"] };
}

/** How many reviews came today. @param count null: nobody could be asked */
export function reviewsRow(page: PageContext, count: number | null): AliveCandidate | null {
  if (count === null || !isOpen(page, "review")) return null;
  const detail = count > 0 ? fillIn(alive.reviewsLine, { count: coarseCount(count) }) : alive.reviewsNone;
  return { id: "reviews", label: alive.reviews, detail, path: "/review", bestAt: ["day", "night"] };
}

/** Whether a site can be entered: what is closed is no way on. */
export const isOpen = ({ switches }: PageContext, siteId: string): boolean => switches.closureOf(siteId) === null;

/** What was read, or the other value while the database is away; then the page is soon tried again. */
export async function readOr<T, Other>(
  { hints, now }: PageContext,
  read: Promise<T>,
  other: Other,
): Promise<T | Other> {
  try {
    return await read;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    hints.validUntil(new Date(now.getTime() + retryMs));
    return other;
  }
}

/** 「今日21:30」, 「明日22:00」, 「11月28日（土）21:30」. */
function nearMoment(now: Date, ms: number): string {
  const day = jstDay(ms);
  const name =
    day === jstDay(now) ? alive.today : day === addDays(jstDay(now), 1) ? alive.tomorrow : formatDay(ms, "ja");
  return `${name}${formatTime(ms, "ja")}`;
}
