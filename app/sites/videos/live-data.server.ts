import type { LoaderFunctionArgs } from "react-router";
import type { MasterData } from "#contracts/master-data.ts";
import type { Programme } from "#contracts/broadcast.ts";
import { type PageContext, pageContext } from "#app/kits/page/page-context.server.ts";
import { broadcastTag } from "#server/modules/videos/broadcasts.ts";
import { getBroadcastPoll } from "#server/modules/videos/chat.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { toVideoRow, listPinnedProducts, toVideoPreview } from "./data.server.ts";
import { getLiveShow } from "./live-shows.server.ts";
import { livePhrases, getSchedule, plannedSchedule, type Schedule, programmes, stamps } from "./programmes.server.ts";
import { countTally } from "./show-tally.server.ts";
import { toShowView } from "./show-view.server.ts";
import type { Broadcast } from "#contracts/broadcast-calendar.ts";

/** How soon a page without the operators' hands is tried again. */
const retryMs = 5_000;

/** What is on; with `?r=` the replay of a programme. */
export async function loadLive({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master, platform, hints, now } = page;
  hints.tag(broadcastTag);
  const onAir = await getOnAirOrPlan(page);
  hints.validUntil(new Date(onAir.nextChangeMs));
  const { state, broadcast, next } = onAir;
  const replayed = programmes.find(({ id }) => id === new URL(request.url).searchParams.get("r"));
  const week = programmes.map((programme) => ({
    ...toProgrammeFacts(programme),
    weekdays: programme.weekdays,
    at: programme.startsAt,
  }));
  const shared = { next: next && toBroadcastFacts(next), week, origin: platform.settings.publicUrl };
  if (replayed) {
    const past = page.now.getTime();
    const last = onAir.broadcasts.findLast(
      ({ programme, endMs, cancelledAtMs }) => programme.id === replayed.id && endMs <= past && cancelledAtMs === null,
    );
    return {
      view: "replay" as const,
      ...shared,
      programme: toProgrammeFacts(replayed),
      show: toShowView(getLiveShow(replayed.id), master),
      lastAt: last ? new Date(last.startMs).toISOString() : null,
      outcome: last ? await getOutcome(page, last.id) : null,
    };
  }
  if (state === "on" && broadcast) {
    const { outside: external } = broadcast.programme;
    return {
      view: "on" as const,
      ...shared,
      broadcast: toBroadcastFacts(broadcast),
      show: toShowView(getLiveShow(broadcast.programme.id), master),
      stamps,
      phrases: livePhrases,
      seats: Object.fromEntries(master.monsters.map(({ id, names, hex }) => [id, { name: names.ja, hex }])),
      external: external && isListed(external, master) ? { player: external.player, page: external.page } : null,
    };
  }
  return {
    view: "off" as const,
    state,
    ...shared,
    ...toLoop(broadcast ?? next, master, now),
    broadcast: broadcast && toBroadcastFacts(broadcast),
  };
}

async function getOnAirOrPlan({ platform, now, hints }: PageContext): Promise<Schedule> {
  try {
    return await getSchedule(platform.database, now);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    hints.validUntil(new Date(now.getTime() + retryMs));
    return plannedSchedule(now);
  }
}

/** What a past evening decided, and how many wanted its colour; null while nobody can be asked. */
async function getOutcome({ platform }: PageContext, broadcastId: string) {
  try {
    const { wants, decided } = await countTally(platform.database, broadcastId);
    return { wants, decided, poll: await getBroadcastPoll(platform.database, broadcastId) };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return null;
  }
}

/** Off air a video of the last programme runs without a sound; with none in it, another each day. */
function toLoop(broadcast: Broadcast | null, master: MasterData, now: Date) {
  const show = broadcast && getLiveShow(broadcast.programme.id);
  const shown = show?.beats.flatMap((beat) =>
    beat.kind === "show" && beat.picture.kind === "video" ? beat.picture.videoId : [],
  );
  const reel = shown?.length ? shown : master.films.map(({ id }) => id);
  const dayIndex = Math.floor(now.getTime() / 86_400_000) % reel.length;
  const video = master.films.find(({ id }) => id === reel[dayIndex]) ?? master.films[0];
  if (!video) throw new Error("there is no film");
  return { loop: toVideoPreview(video), row: toVideoRow(video), products: listPinnedProducts(video, master) };
}

const toProgrammeFacts = ({ id, title, lead, minutes }: Programme) => ({ id, title, lead, minutes });

const toBroadcastFacts = ({ id, programme, startMs, endMs, reason }: Broadcast) => ({
  ...toProgrammeFacts(programme),
  broadcastId: id,
  startsAt: new Date(startMs).toISOString(),
  endsAt: new Date(endMs).toISOString(),
  reason,
});

/** An outside player is told of in the transmission table by its host, or it is not shown. */
function isListed(
  { transmissionId, player }: NonNullable<Programme["outside"]>,
  { transmissions }: MasterData,
): boolean {
  const row = transmissions.find(({ id }) => id === transmissionId);
  return row !== undefined && row.host === new URL(player).host;
}

export type LivePage = Awaited<ReturnType<typeof loadLive>>;
export type LiveView<Name extends LivePage["view"]> = Extract<LivePage, { view: Name }>;
