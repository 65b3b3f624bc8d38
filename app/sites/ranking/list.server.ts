import type { Product } from "#contracts/product.ts";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { getBlindCounts, listBlindRounds } from "#server/modules/ranking/blind-picks.ts";
import type { FaceType } from "#server/modules/ranking/interest.ts";
import { periodWindow } from "#server/modules/ranking/period.ts";
import {
  type RankingFilter,
  type RankingReach,
  getTrendLines,
  getReach,
  listScores,
} from "#server/modules/ranking/ranking-queries.ts";
import type { CountsInfo } from "./counts-info.ts";
import { minVisitors, sortByShare, shareOf } from "./rules/blind.ts";
import { type FaceCode, faceCodes } from "./rules/face-codes.ts";
import type { RankingQuery } from "./rules/query.ts";
import { type Movement, rankItems } from "./rules/rank.ts";

const maxRows = 20;
const newestCount = 10;

/** A place of the list. */
export interface RankingRow {
  item: ProductListItem;
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
type NewestItem = ProductListItem & { releasedOn: string };

/** The list of an address: its rows, or the newest products where too few visitors stand behind it. */
export async function loadList(page: PageContext, query: RankingQuery, countsInfo: CountsInfo) {
  const { database } = page.platform;
  const question = questionOf(query, countsInfo);
  const [reach, scores, blind, rounds] = await Promise.all([
    countsInfo.isCounted ? getReach(database, question) : emptyReach,
    countsInfo.isCounted ? listScores(database, question) : [],
    getBlindCounts(database, countsInfo.thisRound, countsInfo.withDemo),
    listBlindRounds(database, countsInfo.withDemo),
  ]);
  const visitors = question.faceType === null ? reach.all : (reach.byFaceType.get(question.faceType) ?? 0);
  const products = new Map(page.master.products.map((product) => [product.id, product]));
  const rankedItems = rankItems(
    scores.flatMap(({ productId, ...score }) => (products.has(productId) ? [{ id: productId, ...score }] : [])),
    newestFirst(products),
  );
  const hasTooFewVisitors = visitors < minVisitors;
  const top = hasTooFewVisitors ? [] : rankedItems.slice(0, maxRows);
  const lines = await getTrendLines(
    database,
    question,
    top.map(({ id }) => id),
  );
  const rows = top.flatMap(({ id, ...place }): RankingRow[] => {
    const product = products.get(id);
    return product ? [{ item: productListItemOf(product), ...place, line: lines.get(id) ?? [] }] : [];
  });
  const newest = hasTooFewVisitors ? listNewestProducts(page, query) : [];
  const window = periodWindow(query.period, countsInfo.asOf);
  return {
    query,
    visitors,
    fewest: minVisitors,
    asOf: countsInfo.asOf.toISOString(),
    from: window.from?.toISOString() ?? null,
    hasDemo: countsInfo.hasDemo,
    faces: facesOf(reach.byFaceType),
    rows,
    newest,
    nameless: query.hasHiddenNames ? namelessOf(blind, [...rows.map(({ item }) => item), ...newest], products) : null,
    blindVisitors: blind.visitors.nameless,
    thisRound: countsInfo.thisRound,
    rounds,
    /** Everything that was wanted at all, for what stands outside. */
    scores: Object.fromEntries(rankedItems.map(({ id, score }) => [id, score])),
  };
}

const emptyReach: RankingReach = { all: 0, byFaceType: new Map() };

function questionOf(query: RankingQuery, countsInfo: CountsInfo): RankingFilter {
  return {
    kind: query.tab,
    period: query.period,
    line: query.category,
    faceType: query.faceCode === null ? null : (faceCodes.indexOf(query.faceCode) as FaceType),
    withDemo: countsInfo.withDemo,
    asOf: countsInfo.asOf,
  };
}

function facesOf(reach: ReadonlyMap<FaceType, number>): { code: FaceCode; visitors: number }[] {
  return faceCodes.map((code, i) => ({ code, visitors: reach.get(i as FaceType) ?? 0 }));
}

/** The shades in the order of the choice by eye; before enough visitors chose, those of the list as they stand. */
function namelessOf(
  blind: Awaited<ReturnType<typeof getBlindCounts>>,
  shown: readonly ProductListItem[],
  products: ReadonlyMap<string, Product>,
): NamelessRow[] {
  const hexOf = (id: string): string | null => products.get(id)?.shade?.hex ?? null;
  const order =
    blind.visitors.nameless < minVisitors
      ? shown.map(({ id }) => ({ id, share: null }))
      : sortByShare(blind.nameless.map(({ productId: id, ...counts }) => ({ id, ...counts }))).map((choice) => ({
          id: choice.id,
          share: shareOf(choice),
        }));
  return order
    .flatMap(({ id, share }) => {
      const hex = hexOf(id);
      return hex === null ? [] : [{ id, hex, share }];
    })
    .slice(0, maxRows)
    .map((row, i) => ({ ...row, rank: i + 1 }));
}

/** What came out last, without places and numbers. */
function listNewestProducts({ master, now }: PageContext, { category }: RankingQuery): NewestItem[] {
  const today = now.toISOString().slice(0, 10);
  return master.products
    .filter(
      ({ line, releasedOn, state }) =>
        (category === null || line === category) && releasedOn <= today && state !== "ended",
    )
    .toSorted((a, b) => (a.releasedOn === b.releasedOn ? compare(a.id, b.id) : compare(b.releasedOn, a.releasedOn)))
    .slice(0, newestCount)
    .map((product) => ({ ...productListItemOf(product), releasedOn: product.releasedOn }));
}

function newestFirst(products: ReadonlyMap<string, Product>) {
  const day = (id: string): string => products.get(id)?.releasedOn ?? "";
  return (a: string, b: string): number => compare(day(b), day(a)) || compare(a, b);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export type RankingList = Awaited<ReturnType<typeof loadList>>;
