import { expect, test } from "vitest";
import { findStaffClaims } from "./staff-claims.ts";

const review = { good: "荒れた日でも、しみない。", notGood: "ふたが固い。", followUp: "シミが消えました。" };

test("the staff may claim no more than the brand; whoever bought it is only advised", () => {
  expect(findStaffClaims({ ...review, source: "staff" })).toEqual(["シミが消え", "しみない"]);
  expect(findStaffClaims({ ...review, source: "purchase" })).toEqual([]);
  expect(findStaffClaims({ source: "staff", good: "軽い。", notGood: "", followUp: null })).toEqual([]);
});
