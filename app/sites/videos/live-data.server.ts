import type { LoaderFunctionArgs } from "react-router";
import type { MasterData } from "#contracts/master-data.ts";
import type { Programme } from "#contracts/live.ts";
import { type PageContext, pageContext } from "#app/shell/page-context.server.ts";
import { liveTag } from "#server/modules/films/airings.ts";
import { readPoll } from "#server/modules/films/chat.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { filmRow, pinnedProducts, previewOf, wholeFilm } from "./data.server.ts";
import { livePhrases, onAirByPlan, onAirNow, programmes, stamps } from "./live.server.ts";
import type { Airing, OnAir } from "./rules/airings.ts";

/** How soon a page without the operators' hands is tried again. */
const awayMs = 5_000;

/** What is on; with `?r=` the replay of a programme. */
export async function loadLive({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master, platform, hints, now } = page;
  hints.tag(liveTag);
  const onAir = await whatIsOn(page);
  hints.validUntil(new Date(onAir.turnMs));
  const { state, airing, next } = onAir;
  const replayed = programmes.find(({ id }) => id === new URL(request.url).searchParams.get("r"));
  const week = programmes.map((programme) => ({
    ...factsOf(programme),
    weekdays: programme.weekdays,
    at: programme.startsAt,
  }));
  const shared = { next: next && airingFacts(next), week, origin: platform.settings.publicUrl };
  if (replayed) {
    const seen = airing?.programme.id === replayed.id ? airing : null;
    const poll = seen && state === "replay" ? await pollOf(page, seen.id) : null;
    return {
      view: "replay" as const,
      ...shared,
      ...reelOf(replayed, master),
      programme: factsOf(replayed),
      poll: replayed.poll,
      result: poll,
    };
  }
  if (state === "on" && airing) {
    const { outside } = airing.programme;
    return {
      view: "on" as const,
      ...shared,
      ...reelOf(airing.programme, master),
      airing: airingFacts(airing),
      poll: airing.programme.poll,
      stamps,
      phrases: livePhrases,
      seats: Object.fromEntries(master.monsters.map(({ id, names, hex }) => [id, { name: names.ja, hex }])),
      outside: outside && isListed(outside, master) ? { player: outside.player, page: outside.page } : null,
    };
  }
  return {
    view: "off" as const,
    state,
    ...shared,
    ...loopOf(airing ?? next, master, now),
    airing: airing && airingFacts(airing),
  };
}

async function whatIsOn({ platform, now, hints }: PageContext): Promise<OnAir> {
  try {
    return await onAirNow(platform.database, now);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    hints.validUntil(new Date(now.getTime() + awayMs));
    return onAirByPlan(now);
  }
}

async function pollOf({ platform }: PageContext, airingId: string) {
  try {
    return await readPoll(platform.database, airingId);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return null;
  }
}

function reelOf({ reel }: Programme, master: MasterData) {
  const films = reel.flatMap((id) => master.films.find((film) => film.id === id) ?? []);
  const products = films.flatMap((film) => pinnedProducts(film, master));
  return {
    reel: films.map(wholeFilm),
    products: [...new Map(products.map((product) => [product.id, product])).values()],
  };
}

/** Off air a film of the last programme runs without a sound; with no programme near, another each day. */
function loopOf(airing: Airing | null, master: MasterData, now: Date) {
  const reel = airing?.programme.reel ?? master.films.map(({ id }) => id);
  const turn = Math.floor(now.getTime() / 86_400_000) % reel.length;
  const film = master.films.find(({ id }) => id === reel[turn]) ?? master.films[0];
  if (!film) throw new Error("there is no film");
  return { loop: previewOf(film), row: filmRow(film), products: pinnedProducts(film, master) };
}

const factsOf = ({ id, title, lead, minutes }: Programme) => ({ id, title, lead, minutes });

const airingFacts = ({ id, programme, startMs, endMs, reason }: Airing) => ({
  ...factsOf(programme),
  airingId: id,
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
