// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { hearSeals, keepNewSeals, keepSeals, newSeals } from "./seal-news.ts";
import { sealsEvent } from "./seal-news-name.ts";

beforeEach(() => sessionStorage.clear());
const tell = (detail: string): void => void window.dispatchEvent(new CustomEvent(sealsEvent, { detail }));

test("what a write earned is heard until one is gone", () => {
  const leaving = new AbortController();
  const heard: (readonly string[])[] = [];
  hearSeals((ids) => heard.push(ids), leaving.signal);
  tell("a-want,second-night");
  leaving.abort();
  tell("worn");
  expect(heard).toEqual([["a-want", "second-night"]]);
});

test("what nobody has shown yet waits, each once, also when it is kept twice", () => {
  const here = new AbortController();
  keepSeals(here.signal);
  keepSeals(here.signal);
  tell("a-want,second-night");
  tell("a-want");
  expect(newSeals()).toEqual(["a-want", "second-night"]);
  keepNewSeals(["second-night"]);
  expect(newSeals()).toEqual(["second-night"]);
  here.abort();
});
