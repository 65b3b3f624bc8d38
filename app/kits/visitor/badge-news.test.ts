// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { subscribeToBadges, saveNewBadges, saveEarnedBadges, getNewBadges } from "./badge-news.ts";
import { badgesEvent } from "./badge-news-event.ts";

beforeEach(() => sessionStorage.clear());
const dispatchBadges = (detail: string): void => void window.dispatchEvent(new CustomEvent(badgesEvent, { detail }));

test("what a write earned is heard until one is gone", () => {
  const leaving = new AbortController();
  const heard: (readonly string[])[] = [];
  subscribeToBadges((ids) => heard.push(ids), leaving.signal);
  dispatchBadges("a-want,second-night");
  leaving.abort();
  dispatchBadges("worn");
  expect(heard).toEqual([["a-want", "second-night"]]);
});

test("what nobody has shown yet waits, each once, also when it is kept twice", () => {
  const here = new AbortController();
  saveEarnedBadges(here.signal);
  saveEarnedBadges(here.signal);
  dispatchBadges("a-want,second-night");
  dispatchBadges("a-want");
  expect(getNewBadges()).toEqual(["a-want", "second-night"]);
  saveNewBadges(["second-night"]);
  expect(getNewBadges()).toEqual(["second-night"]);
  here.abort();
});
