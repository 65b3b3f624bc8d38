import { expect, test } from "vitest";
import { readCriteria } from "./read-criteria.ts";
import { catalogueAddress } from "./catalogue-address.ts";

const address = (query: string): string | null => catalogueAddress(readCriteria(query).criteria);

test.each([
  ["リップ 1500円以下 マット", "/all-products?line=lip,tint&price=low,middle,upper&finish=matte"],
  ["プチプラ", "/all-products?price=low,middle,upper&sort=price"],
  ["限定のティント", "/all-products?state=limited&line=tint"],
  ["まつげ さがる", null],
])("「%s」 leads to %s", (query, expected) => {
  expect(address(query)).toBe(expected);
});
