import { expect, it } from "vitest";
import { nothingReported, readDropNews } from "./drop-news.ts";

const merge = (tick: number) => ({ x: 0, y: 0, size: 1, points: 10, tick });
const ball = (high: number) => ({ id: 1, size: 0, x: 0, y: 0, px: 0, py: 0, age: 0, high });

const quiet = { merged: [], missed: [], vanished: [], saved: 0, balls: [] };

it("tells each merge once, also two in one tick", () => {
  const merged = [merge(3), merge(5)];
  const first = readDropNews(nothingReported, { ...quiet, merged });
  expect(first.news.merges).toEqual([merge(3), merge(5)]);
  merged.push(merge(5), merge(6));
  expect(readDropNews(first.reported, { ...quiet, merged }).news.merges).toEqual([merge(5), merge(6)]);
});

it("warns of the brim when it is reached, and again only after it was free", () => {
  let reported = nothingReported;
  const warned = [0, 21, 60, 5, 30].map((high) => {
    const next = readDropNews(reported, { ...quiet, balls: [ball(high)] });
    reported = next.reported;
    return next.news.isBrimReached;
  });
  expect(warned).toEqual([false, true, false, false, true]);
});

it("says once that an overflow was taken back", () => {
  const { news, reported } = readDropNews(nothingReported, { ...quiet, saved: 1 });
  expect(news.wasSaved).toBe(true);
  expect(readDropNews(reported, { ...quiet, saved: 1 }).news.wasSaved).toBe(false);
});

it("tells once of a lip that missed its like, where that cost anything", () => {
  const miss = (tick: number, points: number) => ({ x: 0, y: 0, size: 2, points, tick });
  const world = { ...quiet, missed: [miss(2, 300), miss(4, 0)] };
  const { news, reported } = readDropNews(nothingReported, world);
  expect(news.misses).toEqual([miss(2, 300)]);
  expect(readDropNews(reported, world).news.misses).toEqual([]);
});

it("tells once of what crumbled or popped", () => {
  const vanished = [{ x: 0, y: 0, size: 2, isStone: true, tick: 4 }];
  const { news, reported } = readDropNews(nothingReported, { ...quiet, vanished });
  expect(news.vanishings).toEqual(vanished);
  expect(readDropNews(reported, { ...quiet, vanished }).news.vanishings).toEqual([]);
});
