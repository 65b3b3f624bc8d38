import type { LoaderFunctionArgs } from "react-router";
import type { MasterData } from "#contracts/master-data.ts";
import type { Programme } from "#contracts/broadcast.ts";
import { type PageContext, pageContext } from "#app/kits/page/page-context.server.ts";
import { broadcastTag } from "#server/modules/videos/broadcasts.ts";
import { getBroadcastPoll } from "#server/modules/videos/chat.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { toVideoRow, listPinnedProducts, toVideoPreview, toVideoDetail } from "./data.server.ts";
import { livePhrases, onAirBySchedule, getOnAir, programmes, stamps } from "./programmes.server.ts";
import type { Broadcast, OnAir } from "#contracts/broadcast-calendar.ts";

/** How soon a page without the operators' hands is tried again. */
const retryMs = 5_000;

/** What is on; with `?r=` the replay of a programme. */
export async function loadLive({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master, platform, hints, now } = page;
  hints.tag(broadcastTag);
  const onAir = await getOnAirOrSchedule(page);
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
    const replayedBroadcast = broadcast?.programme.id === replayed.id ? broadcast : null;
    const poll = replayedBroadcast && state === "replay" ? await getPollResult(page, replayedBroadcast.id) : null;
    return {
      view: "replay" as const,
      ...shared,
      ...toReel(replayed, master),
      programme: toProgrammeFacts(replayed),
      poll: replayed.poll,
      result: poll,
    };
  }
  if (state === "on" && broadcast) {
    const { outside: external } = broadcast.programme;
    return {
      view: "on" as const,
      ...shared,
      ...toReel(broadcast.programme, master),
      broadcast: toBroadcastFacts(broadcast),
      poll: broadcast.programme.poll,
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

async function getOnAirOrSchedule({ platform, now, hints }: PageContext): Promise<OnAir> {
  try {
    return await getOnAir(platform.database, now);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    hints.validUntil(new Date(now.getTime() + retryMs));
    return onAirBySchedule(now);
  }
}

async function getPollResult({ platform }: PageContext, broadcastId: string) {
  try {
    return await getBroadcastPoll(platform.database, broadcastId);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return null;
  }
}

function toReel({ reel }: Programme, master: MasterData) {
  const videos = reel.flatMap((id) => master.films.find((video) => video.id === id) ?? []);
  const products = videos.flatMap((video) => listPinnedProducts(video, master));
  return {
    reel: videos.map(toVideoDetail),
    products: [...new Map(products.map((product) => [product.id, product])).values()],
  };
}

/** Off air a video of the last programme runs without a sound; with no programme near, another each day. */
function toLoop(broadcast: Broadcast | null, master: MasterData, now: Date) {
  const reel = broadcast?.programme.reel ?? master.films.map(({ id }) => id);
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
