import { expect, test } from "vitest";
import { maxCardProducts, placesPath } from "./places-path.ts";
import { cardAddress, maxAddressLength, parseProductCodes } from "./product-codes.ts";

const codesOf = (path: string): string => new URL(path, "https://zone.test").searchParams.get("c") ?? "";

test("a list of products comes back from its address as it was", () => {
  const ids = [
    "lip-01",
    "tint-08",
    "mascara-02",
    "liner-10",
    "shadow-108",
    "base-03",
    "brow-04",
    "tool-05",
    "lip-00123",
  ];
  expect(parseProductCodes(codesOf(placesPath(ids)))).toEqual(ids);
});

test("what is no product is passed over, and nothing stands there twice", () => {
  expect(placesPath(["lip-01", "lip-01", "hat-01", ""])).toBe("/shops?c=l01");
  expect(placesPath([], "en")).toBe("/shops-en");
  expect(parseProductCodes("l01<script>l01x9zs108")).toEqual(["lip-01", "shadow-108"]);
});

test("the longest card has an address of 120 signs at most", () => {
  const ids = Array.from({ length: 40 }, (_, i) => `shadow-${10_000 + i}`);
  const address = cardAddress("https://www.katezone.example.com", ids);
  expect(address.length).toBeLessThanOrEqual(maxAddressLength);
  expect(parseProductCodes(codesOf(address))).toHaveLength(maxCardProducts);
});

test("an origin of many signs leaves the last products out rather than making a code that no phone reads", () => {
  const ids = Array.from({ length: 12 }, (_, i) => `shadow-${10_000 + i}`);
  const address = cardAddress(`https://${"a".repeat(50)}.example.com`, ids);
  expect(address.length).toBeLessThanOrEqual(maxAddressLength);
  expect(parseProductCodes(codesOf(address)).length).toBeGreaterThan(4);
});
