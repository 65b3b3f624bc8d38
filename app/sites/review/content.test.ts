import { expect, test } from "vitest";
import aliases from "#content/reviews/aliases.json";
import claimRules from "#content/glossary/claims.json";
import demoRanking from "#content/demo/ranking.json";
import looks from "#content/looks/looks.json";
import base from "#content/products/base.json";
import eyes from "#content/products/eyes.json";
import lips from "#content/products/lips.json";
import shadows from "#content/products/shadows.json";
import tints from "#content/products/tints.json";
import words from "#content/reviews/words.json";
import { type ClaimRule, findBrandClaims } from "#contracts/brand-claims.ts";
import { findClaims } from "#contracts/review-guidance.ts";
import { followUpDays, lengthOf, reviewAges, reviewLights } from "#contracts/review-limits.ts";
import { listDemoReviews } from "./demo-reviews.server.ts";

const products = [...base, ...eyes, ...lips, ...shadows, ...tints];
const samples = listDemoReviews();
const starsOf = (productId: string): number[] =>
  samples.filter((sample) => sample.productId === productId).map(({ content }) => content.stars);

test("two hundred samples and more, none twice, of nearly everything that is sold", () => {
  expect(samples.length).toBeGreaterThanOrEqual(200);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  expect(new Set(samples.map(({ content }) => `${content.good}${content.notGood}`)).size).toBe(samples.length);
  expect(new Set(samples.map(({ productId }) => productId)).size).toBeGreaterThanOrEqual(140);
});

test("nobody speaks of what is not sold yet", () => {
  const sold = new Set(products.filter(({ state }) => state !== "coming").map(({ id }) => id));
  expect(samples.filter(({ productId }) => !sold.has(productId))).toEqual([]);
});

test("what the site shows first is told of by two who disagree", () => {
  const newest = products
    .filter(({ state }) => state !== "ended" && state !== "coming")
    .toSorted((one, other) => other.releasedOn.localeCompare(one.releasedOn))
    .slice(0, 12);
  const first = [
    ...newest.map(({ id }) => id),
    ...Object.keys(demoRanking.weights),
    ...looks.flatMap(({ applied }) => applied.flatMap(({ productId }) => productId ?? [])),
  ];
  const sold = new Set(products.filter(({ state }) => state !== "coming").map(({ id }) => id));
  for (const id of [...new Set(first)].filter((one) => sold.has(one))) {
    const stars = starsOf(id);
    expect(Math.max(...stars) - Math.min(...stars), `${id} has ${stars.join(", ")} stars`).toBeGreaterThanOrEqual(2);
  }
});

test("the stars are those of a real shelf: each of them is given, and most are not five", () => {
  const shareOf = (stars: number): number =>
    samples.filter(({ content }) => content.stars === stars).length / samples.length;
  for (const stars of [1, 2, 3, 4, 5]) expect(shareOf(stars), `${stars} stars`).toBeGreaterThan(0.08);
  expect(shareOf(5)).toBeLessThan(0.35);
  expect(shareOf(4) + shareOf(5)).toBeLessThan(0.6);
});

test("some say it in a line, some tell a story; every age and every light speaks", () => {
  const lengths = samples.map(({ content }) => lengthOf(content.good) + lengthOf(content.notGood));
  expect(lengths.filter((length) => length < 30).length).toBeGreaterThan(15);
  expect(lengths.filter((length) => length > 300).length).toBeGreaterThanOrEqual(3);
  for (const age of reviewAges) expect(samples.filter(({ content }) => content.age === age).length).toBeGreaterThan(9);
  for (const light of reviewLights)
    expect(samples.filter(({ content }) => content.light === light).length).toBeGreaterThan(9);
});

test("who tells how it went on has had thirty days for it", () => {
  const followed = samples.filter(({ content }) => content.followUp !== null);
  expect(followed.length).toBeGreaterThan(10);
  for (const { id, daysAgo } of followed) expect(daysAgo, `voice ${id}`).toBeGreaterThan(followUpDays);
});

test("a name is two words that are there, and nobody else's", () => {
  for (const { alias, id } of samples) {
    expect(aliases.heads[alias[0]], `voice ${id}`).toBeTruthy();
    expect(aliases.tails[alias[1]], `voice ${id}`).toBeTruthy();
  }
  expect(new Set(samples.map(({ alias }) => alias.join("-"))).size).toBe(samples.length);
});

test("no sample claims what no review and no advertisement may", () => {
  for (const { id, content } of samples) {
    const text = `${content.good}\n${content.notGood}\n${content.followUp ?? ""}`;
    expect(findClaims(text), `voice ${id}`).toEqual([]);
    expect(findBrandClaims(text, claimRules as ClaimRule[]), `voice ${id}`).toEqual([]);
  }
});

test("every word that is counted is said by somebody, and stands in one list once", () => {
  for (const side of ["good", "notGood"] as const) {
    expect(new Set(words[side].map(({ word }) => word)).size).toBe(words[side].length);
    for (const { word, forms } of words[side])
      expect(
        samples.some(({ content }) => forms.some((form) => content[side].includes(form))),
        word,
      ).toBe(true);
  }
});
