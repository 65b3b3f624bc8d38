import { expect, test } from "vitest";
import aliases from "#content/reviews/aliases.json";
import lips from "#content/products/lips.json";
import words from "#content/reviews/words.json";
import { findClaims } from "#contracts/review-guidance.ts";
import { listDemoReviews } from "./demo-reviews.server.ts";

test("a hundred and fifty voices of the house and more, each with its source, none twice", () => {
  const reviews = listDemoReviews();
  expect(reviews.length).toBeGreaterThanOrEqual(150);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
  const lip = new Set(lips.map(({ id }) => id));
  for (const { productId } of reviews.filter((review) => review.productId.startsWith("lip-")))
    expect(lip, productId).toContain(productId);
});

test("a name is two words that are there", () => {
  for (const { alias, id } of listDemoReviews()) {
    expect(aliases.heads[alias[0]], `voice ${id}`).toBeTruthy();
    expect(aliases.tails[alias[1]], `voice ${id}`).toBeTruthy();
  }
});

test("no voice of the house says what no review should", () => {
  for (const { id, content } of listDemoReviews())
    expect(findClaims(`${content.good}\n${content.notGood}\n${content.followUp ?? ""}`), `voice ${id}`).toEqual([]);
});

test("every word that is counted is said by somebody, and stands in one list once", () => {
  const reviews = listDemoReviews();
  for (const side of ["good", "notGood"] as const) {
    expect(new Set(words[side].map(({ word }) => word)).size).toBe(words[side].length);
    for (const { word, forms } of words[side])
      expect(
        reviews.some(({ content }) => forms.some((form) => content[side].includes(form))),
        word,
      ).toBe(true);
  }
});
