import { expect, it } from "vitest";
import { nothingReported, readDropNews } from "./drop-news.ts";

const merge = (tick: number) => ({ x: 0, y: 0, size: 1, points: 10, tick });
const ball = (high: number) => ({ id: 1, size: 0, x: 0, y: 0, px: 0, py: 0, age: 0, high });

it("tells each merge once", () => {
  const first = readDropNews(nothingReported, {
    merged: [merge(3), merge(5)],
    missed: [],
    saved: 0,
    balls: [],
    tick: 5,
  });
  expect(first.news.merges).toEqual([merge(3), merge(5)]);
  const second = readDropNews(first.reported, {
    merged: [merge(3), merge(5), merge(6)],
    missed: [],
    saved: 0,
    balls: [],
    tick: 9,
  });
  expect(second.news.merges).toEqual([merge(6)]);
});

it("warns of the brim when it is reached, and again only after it was free", () => {
  let reported = nothingReported;
  const warned = [0, 21, 60, 5, 30].map((high) => {
    const next = readDropNews(reported, { merged: [], missed: [], saved: 0, balls: [ball(high)], tick: 1 });
    reported = next.reported;
    return next.news.isBrimReached;
  });
  expect(warned).toEqual([false, true, false, false, true]);
});

it("says once that an overflow was taken back", () => {
  const { news, reported } = readDropNews(nothingReported, { merged: [], missed: [], saved: 1, balls: [], tick: 1 });
  expect(news.wasSaved).toBe(true);
  expect(readDropNews(reported, { merged: [], missed: [], saved: 1, balls: [], tick: 2 }).news.wasSaved).toBe(false);
});

it("tells once of a lip that missed its like, where that cost anything", () => {
  const miss = (tick: number, points: number) => ({ x: 0, y: 0, size: 2, points, tick });
  const world = { merged: [], missed: [miss(2, 300), miss(4, 0)], saved: 0, balls: [], tick: 5 };
  const { news, reported } = readDropNews(nothingReported, world);
  expect(news.misses).toEqual([miss(2, 300)]);
  expect(readDropNews(reported, { ...world, tick: 6 }).news.misses).toEqual([]);
});
