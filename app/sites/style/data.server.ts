import { elementAt } from "#app/kits/basics/element-at.ts";
import type { LoaderFunctionArgs } from "react-router";
import { getProductCutout } from "#app/kits/product/product-pictures.server.ts";
import { wearPath } from "#app/kits/product/wear-address.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { dayNumberOf, jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { dayHalves, type TwoFacesLook } from "#contracts/two-faces.ts";
import { countPairs } from "#server/modules/two-faces/two-faces.ts";
import type { Database } from "#server/platform/database.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { getGalleryPage } from "./gallery.server.ts";
import { modelFaces } from "#app/kits/mirror/model-faces.server.ts";
import { type ServedFace, servedFaces, makeupPicture } from "./pictures.server.ts";
import { appliedLook } from "./rules/applied-look.ts";
import { firstNames, isName, wordBank, type WordBank } from "./rules/names.ts";
import { type NamedPair, pairOfDay } from "./rules/pair.ts";
import { looksIdOf } from "./rules/looks-id.ts";
import { pairCode, readPairCode } from "./rules/pair-code.ts";

/** Counts and the newest names may be this old. */
const countsMs = 60_000;

/** The page of a pair: the one in the address (`?f=` somebody's, `?a=&b=` two looks), else today's. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master, now, platform } = page;
  page.hints.validUntil(new Date(Math.min(now.getTime() + countsMs, nextJstMidnight(now).getTime())));
  const query = new URL(request.url).searchParams;
  const bank = wordBank(master.twoFacesWords);
  const shared = sharedPair(query.get("f"), bank);
  const shown = shared ?? requestedPair(query, bank) ?? todaysPair(page, bank);
  const face = elementAt(servedFaces, dayNumberOf(jstDay(now)) % servedFaces.length);
  return {
    ...shown,
    /** Somebody's pair, as its link tells it. */
    isShared: shared !== null,
    /** The share picture of what is shown. */
    cardId: shared ? pairCode(shared) : looksIdOf(shown.pair),
    /** The link names a pair that there is none of. */
    isUnknown: query.get("f") !== null && !shared,
    looks: {
      morning: looksOf("morning", master, face),
      night: looksOf("night", master, face),
    },
    /** What the eight starting points are called, by index. */
    types: master.faceTypes.map(({ kanji }) => kanji),
    /** morning × 8 + night */
    lines: linesOf(master),
    bank,
    face: `face-${face}`,
    models: modelFaces(),
    ...(await loadPairCounts(platform.database, bank)),
  };
}

export type StyleData = Awaited<ReturnType<typeof loader>>;
export type LookView = StyleData["looks"]["morning"][number];

/** A pair in a code, when the bank has its names. */
export function sharedPair(code: string | null, bank: WordBank): NamedPair | null {
  const named = code === null ? null : readPairCode(code);
  return named && dayHalves.every((half) => isName(bank[half], named.names[half])) ? named : null;
}

function requestedPair(query: URLSearchParams, bank: WordBank): NamedPair | null {
  const [morning, night] = [query.get("a"), query.get("b")].map((value) =>
    value !== null && /^[0-7]$/.test(value) ? Number(value) : null,
  ) as [number | null, number | null];
  if (morning === null || night === null) return null;
  return { pair: { morning, night }, names: firstNames(bank, { morning, night }) };
}

function todaysPair({ now }: PageContext, bank: WordBank): NamedPair {
  const pair = pairOfDay(jstDay(now));
  return { pair, names: firstNames(bank, pair) };
}

function looksOf(half: TwoFacesLook["half"], { twoFacesLooks, products }: MasterData, face: ServedFace) {
  return twoFacesLooks
    .filter((look) => look.half === half)
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, faceType, name, sentence, lipProductId, layers }) => {
      const lip = products.find(({ id }) => id === lipProductId);
      if (!lip?.shade) throw new Error(`${half} ${index}: nobody sells ${lipProductId}`);
      const cut = getProductCutout(lip.id);
      const wear = wearPath(appliedLook({ lipProductId, layers }));
      return {
        index,
        faceType,
        name,
        sentence,
        layers,
        /** Where it opens on a face. */
        wear,
        lip: { id: lip.id, name: lip.names.ja, hex: lip.shade.hex, bullet: cut && `/assets/v/${cut}` },
        picture: makeupPicture(half, index, face),
      };
    });
}

function linesOf({ twoFacesLines }: MasterData): string[] {
  const lines = Array.from({ length: 64 }, () => "");
  for (const { pair, text } of twoFacesLines) lines[pair[0] * 8 + pair[1]] = text;
  return lines;
}

/** How many have each pair and the newest names; without a database neither is told. */
async function loadPairCounts(database: Database, bank: WordBank) {
  try {
    const [counts, gallery] = await Promise.all([countPairs(database), getGalleryPage(database, bank, null)]);
    return { counts, gallery };
  } catch (error) {
    if (isDatabaseUnavailable(error)) return { counts: null, gallery: null };
    throw error;
  }
}
