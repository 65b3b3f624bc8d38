import { expect, test } from "vitest";
import { createShopUrl, findShopUrlFault, hasShop, shopHome } from "./shop-url.ts";

const article = { id: "lip-01", jan: "2901010000012", shopPath: "/lip/01", code: "A 1" };

test.each([
  ["https://shop.example/p/{jan}", "https://shop.example/p/2901010000012?cid=kz_prod"],
  ["https://shop.example/?q={code}&x=1", "https://shop.example/?q=A+1&x=1&cid=kz_prod"],
  ["https://shop.example/{id}.html", "https://shop.example/lip-01.html?cid=kz_prod"],
  ["https://shop.example/kate/?a=1", "https://shop.example/kate/lip/01?a=1&cid=kz_prod"],
])("a product is found in the shop of %s", (template, address) => {
  expect(createShopUrl(template, article)).toBe(address);
});

test("there is no address where no shop is set, or the shop asks for a code the product does not have", () => {
  expect(createShopUrl("https://shop.example.invalid/", article)).toBeNull();
  expect(createShopUrl("https://shop.example/{code}", { ...article, code: undefined })).toBeNull();
  expect([hasShop("https://shop.example.invalid/"), hasShop("https://shop.example/p/{jan}")]).toEqual([false, true]);
});

test("the door of a shop is its address, or the root of its host behind a template", () => {
  expect(shopHome("https://shop.example/kate/")).toBe("https://shop.example/kate/");
  expect(shopHome("https://shop.example/p/{jan}?x={id}")).toBe("https://shop.example/");
});

test.each([
  ["https://shop.example/{ean}", "unknown part {ean}"],
  ["https://shop.example/{jan", "a brace that is not closed"],
  ["https://{id}.example/", "in its host"],
])("the setting %s says what is wrong with it", (template, fault) => {
  expect(findShopUrlFault(template)).toContain(fault);
});
