import { type LoaderFunctionArgs, redirect } from "react-router";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { rejectAsBusy } from "#app/kits/page/reject-as-busy.server.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { createQrShape } from "#server/modules/qr/qr-shape.ts";
import { countStageUse } from "#server/modules/stage-runs/stage-use.ts";
import { getTryOn } from "#server/modules/try-ons/try-ons.ts";
import { type Poll, pollPhase, blackoutMs } from "#server/modules/votes/poll.ts";
import { leaderboardTag, getLeaderboard } from "#server/modules/votes/leaderboard.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { pollOf, blackoutStartOf } from "./poll.server.ts";
import { posterOf, appliedPictureOf } from "./pictures.server.ts";
import { turnOfDay } from "./rules/turn-of-day.ts";

/** The poll with its posters, or with `?m=` one candidate and the vote form. */
export async function loadPoll({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const monsterId = new URL(request.url).searchParams.get("m");
  const poll = pollOf(page.master.schedule, page.now);
  if (!poll) throw new Error("the schedule has no vote");
  setPageExpiry(page, poll);
  const vote = pollStateOf(poll, page.now);
  const menu = { qr: createQrShape(new URL("/lmv?cid=kz_lmv_qr", page.platform.settings.publicUrl).href) };
  if (monsterId !== null) {
    const candidate = candidateOf(page.master, monsterId);
    if (!candidate) throw redirect("/lmv");
    const names = Object.fromEntries(page.master.monsters.map((monster) => [monster.id, monster.names.ja]));
    return {
      view: "candidate" as const,
      vote,
      menu,
      candidate,
      names,
      stageUse: await getStageUse(page, candidate.id),
    };
  }
  page.hints.tag(leaderboardTag);
  // During the blackout nobody is shown anything, and after the end the results are.
  const board = vote.phase === "open" ? await rejectAsBusy(getLeaderboard(page.platform.database, poll.id)) : null;
  return {
    view: "hall" as const,
    vote,
    menu,
    candidates: page.master.monsters.map(({ id, names, hex }) => ({
      id,
      name: names.ja,
      hex,
      poster: posterOf(id),
      lookOn: speechOf(page.master, id).lookOn,
    })),
    board: board && { ...board, shownAt: board.shownAt.toISOString() },
    types: page.master.faceTypes.map(({ kanji }) => kanji),
    debate: debateOf(page.master, page.now),
  };
}

/** A poster that somebody voted for; a number that no monster has leads to the poll. */
export function loadSharedCandidate({ params, context }: LoaderFunctionArgs) {
  const { master } = context.get(pageContext);
  const candidate = candidateOf(master, params.monsterId ?? "");
  if (!candidate) throw redirect("/lmv");
  return { candidate };
}

/** A shade that somebody wore, on a model's lips. What is deleted leads to today's poster, a tint to its own tester. */
export async function loadSharedTryOn({ params, context }: LoaderFunctionArgs) {
  const { master, platform, hints, now } = context.get(pageContext);
  const id = params.tryOnId ?? "";
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  const tryOn = isId ? await rejectAsBusy(getTryOn(platform.database, id)) : null;
  if (!tryOn) throw redirect(`/lmv/share/${master.monsters[turnOfDay(jstDay(now), master.monsters.length)]?.id}`);
  // A visitor who leaves deletes it too: the page must not outlive the day.
  hints.validUntil(nextJstMidnight(now));
  const candidate = candidateOf(master, tryOn.productId.replace("lip-", ""));
  const tryOnPicture = appliedPictureOf(tryOn.productId);
  if (!candidate || !tryOnPicture) throw redirect(`/virtual_tester_lt?s=${tryOn.productId}`);
  return { candidate, tryOnPicture };
}

function candidateOf(master: MasterData, monsterId: string) {
  const at = master.monsters.findIndex(({ id }) => id === monsterId);
  const monster = master.monsters[at];
  const next = master.monsters[(at + 1) % master.monsters.length];
  if (!monster || !next) return null;
  const { id, names, hex, character, scene } = monster;
  const { manifesto, thanks, cheer } = speechOf(master, id);
  return {
    id,
    name: names.ja,
    hex,
    character,
    scene,
    manifesto,
    thanks,
    cheer,
    productId: `lip-${id}`,
    poster: posterOf(id),
    next: { id: next.id, name: next.names.ja },
  };
}

/** While the database does not answer a candidate stands there without the number. */
async function getStageUse({ platform, now }: PageContext, monsterId: string) {
  try {
    return await countStageUse(platform.database, monsterId, now);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}

function speechOf(master: MasterData, monsterId: string) {
  const speech = master.ballSpeeches.find((other) => other.monsterId === monsterId);
  if (!speech) throw new Error(`monster ${monsterId} says nothing`);
  return speech;
}

function debateOf(master: MasterData, now: Date) {
  const debates = master.ballDebates.map(({ title, lines }) => ({
    title,
    lines: lines.map(([id, text]) => ({
      id,
      text,
      name: master.monsters.find((monster) => monster.id === id)?.names.ja ?? "",
      hex: master.monsters.find((monster) => monster.id === id)?.hex ?? "#E0001B",
    })),
  }));
  return { first: turnOfDay(jstDay(now), debates.length), all: debates };
}

function pollStateOf(poll: Poll, now: Date) {
  return {
    phase: pollPhase(poll, now),
    opensAt: poll.opensAt.toISOString(),
    sealsAt: blackoutStartOf(poll)?.toISOString() ?? null,
    closesAt: poll.closesAt?.toISOString() ?? null,
  };
}

/** The page changes when the vote opens, goes into the blackout and ends, and with the day. */
function setPageExpiry({ hints, now }: PageContext, { opensAt, closesAt }: Poll): void {
  const moments = [
    opensAt,
    ...(closesAt ? [new Date(closesAt.getTime() - blackoutMs), closesAt] : []),
    nextJstMidnight(now),
  ];
  const next = moments.filter((moment) => moment > now).toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (next) hints.validUntil(next);
}

export type PollPage = Awaited<ReturnType<typeof loadPoll>>;
export type View<Name extends PollPage["view"]> = Extract<PollPage, { view: Name }>;
export type Candidate = View<"candidate">["candidate"];
export type PollState = PollPage["vote"];
export type SideMenuData = PollPage["menu"];
