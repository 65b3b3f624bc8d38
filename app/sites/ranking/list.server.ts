import type { Product } from "#contracts/product.ts";
import { shelfItemOf } from "#app/kits/shelf/product-pictures.server.ts";
import type { ShelfItem } from "#app/kits/shelf/shelf-item.ts";
import type { PageContext } from "#app/shell/page-context.server.ts";
import { readBlindCounts, readBlindRounds } from "#server/modules/ranking/blind-picks.ts";
import type { FaceType } from "#server/modules/ranking/interest.ts";
import { periodWindow } from "#server/modules/ranking/period.ts";
import {
  type RankingQuestion,
  type RankingReach,
  readLines,
  readReach,
  readScores,
} from "#server/modules/ranking/read-ranking.ts";
import type { CountsAbout } from "./data.server.ts";
import { fewestVisitors, orderByShare, shareOf } from "./rules/blind.ts";
import { type FaceCode, faceCodes } from "./rules/face-codes.ts";
import type { RankingQuery } from "./rules/query.ts";
import { type Movement, ranked } from "./rules/rank.ts";

const listed = 20;
const calmCount = 10;

/** A place of the list. */
export interface RankingRow {
  item: ShelfItem;
  rank: number;
  score: number;
  movement: Movement;
  /** Hour by hour or day by day, the newest last. */
  line: number[];
}

/** A place of the list without names. */
export interface NamelessRow {
  id: string;
  hex: string;
  rank: number;
  /** Of those to whom it was offered, how many chose it, 0 to 1; null where the order is still that of the list. */
  share: number | null;
}

/** A product without a place, with the day it came out. */
type CalmItem = ShelfItem & { releasedOn: string };

/** The list of an address: its rows, or a calm shelf where too few visitors stand behind it. */
export async function loadList(page: PageContext, query: RankingQuery, about: CountsAbout) {
  const { database } = page.platform;
  const question = questionOf(query, about);
  const [reach, scores, blind, rounds] = await Promise.all([
    about.isCounted ? readReach(database, question) : nobody,
    about.isCounted ? readScores(database, question) : [],
    readBlindCounts(database, about.thisRound, about.withDemo),
    readBlindRounds(database, about.withDemo),
  ]);
  const visitors = question.faceType === null ? reach.all : (reach.byFaceType.get(question.faceType) ?? 0);
  const products = new Map(page.master.products.map((product) => [product.id, product]));
  const places = ranked(
    scores.flatMap(({ productId, ...score }) => (products.has(productId) ? [{ id: productId, ...score }] : [])),
    newestFirst(products),
  );
  const isQuiet = visitors < fewestVisitors;
  const top = isQuiet ? [] : places.slice(0, listed);
  const lines = await readLines(
    database,
    question,
    top.map(({ id }) => id),
  );
  const rows = top.flatMap(({ id, ...place }): RankingRow[] => {
    const product = products.get(id);
    return product ? [{ item: shelfItemOf(product), ...place, line: lines.get(id) ?? [] }] : [];
  });
  const calm = isQuiet ? calmShelf(page, query) : [];
  const window = periodWindow(query.period, about.asOf);
  return {
    query,
    visitors,
    fewest: fewestVisitors,
    asOf: about.asOf.toISOString(),
    from: window.from?.toISOString() ?? null,
    hasDemo: about.hasDemo,
    faces: facesOf(reach.byFaceType),
    rows,
    calm,
    nameless: query.isNameless ? namelessOf(blind, [...rows.map(({ item }) => item), ...calm], products) : null,
    blindVisitors: blind.visitors.nameless,
    thisRound: about.thisRound,
    rounds,
    /** Everything that was wanted at all, for what stands outside. */
    scores: Object.fromEntries(places.map(({ id, score }) => [id, score])),
  };
}

const nobody: RankingReach = { all: 0, byFaceType: new Map() };

function questionOf(query: RankingQuery, about: CountsAbout): RankingQuestion {
  return {
    kind: query.tab,
    period: query.period,
    line: query.category,
    faceType: query.faceCode === null ? null : (faceCodes.indexOf(query.faceCode) as FaceType),
    withDemo: about.withDemo,
    asOf: about.asOf,
  };
}

function facesOf(reach: ReadonlyMap<FaceType, number>): { code: FaceCode; visitors: number }[] {
  return faceCodes.map((code, i) => ({ code, visitors: reach.get(i as FaceType) ?? 0 }));
}

/** The shades in the order of the choice by eye; before enough visitors chose, those of the list as they stand. */
function namelessOf(
  blind: Awaited<ReturnType<typeof readBlindCounts>>,
  shown: readonly ShelfItem[],
  products: ReadonlyMap<string, Product>,
): NamelessRow[] {
  const hexOf = (id: string): string | null => products.get(id)?.shade?.hex ?? null;
  const order =
    blind.visitors.nameless < fewestVisitors
      ? shown.map(({ id }) => ({ id, share: null }))
      : orderByShare(blind.nameless.map(({ productId: id, ...counts }) => ({ id, ...counts }))).map((choice) => ({
          id: choice.id,
          share: shareOf(choice),
        }));
  return order
    .flatMap(({ id, share }) => {
      const hex = hexOf(id);
      return hex === null ? [] : [{ id, hex, share }];
    })
    .slice(0, listed)
    .map((row, i) => ({ ...row, rank: i + 1 }));
}

/** What came out last, without places and numbers. */
function calmShelf({ master, now }: PageContext, { category }: RankingQuery): CalmItem[] {
  const today = now.toISOString().slice(0, 10);
  return master.products
    .filter(
      ({ line, releasedOn, state }) =>
        (category === null || line === category) && releasedOn <= today && state !== "ended",
    )
    .toSorted((a, b) => (a.releasedOn === b.releasedOn ? compare(a.id, b.id) : compare(b.releasedOn, a.releasedOn)))
    .slice(0, calmCount)
    .map((product) => ({ ...shelfItemOf(product), releasedOn: product.releasedOn }));
}

function newestFirst(products: ReadonlyMap<string, Product>) {
  const day = (id: string): string => products.get(id)?.releasedOn ?? "";
  return (a: string, b: string): number => compare(day(b), day(a)) || compare(a, b);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export type RankingList = Awaited<ReturnType<typeof loadList>>;
