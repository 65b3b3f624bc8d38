import { expect, it } from "vitest";
import * as v from "valibot";
import lips from "#content/products/lips.json";
import { productSchema } from "#contracts/product.ts";
import { createProductJsonLd } from "./product-json-ld.ts";
import { toProductListItem } from "./product-list-item.ts";

const fish = v.parse(productSchema, lips[0]);
const at = {
  url: "https://zone.example/all-products?p=lip-01",
  shopUrl: "https://shop.example/lip/01",
  imageUrl: null,
  isSample: false,
};

it("tells a search engine what a product is, what it costs, and whether one can have it", () => {
  expect(createProductJsonLd(fish, at)).toMatchObject({
    "@type": "Product",
    name: "リップ 01 踊り場の金魚",
    offers: { price: 1540, priceCurrency: "JPY", availability: "https://schema.org/InStock", url: at.shopUrl },
  });
  expect(createProductJsonLd({ ...fish, state: "coming" }, at)).toMatchObject({
    offers: { availability: "https://schema.org/PreOrder", availabilityStarts: fish.releasedOn },
  });
  expect(createProductJsonLd({ ...fish, shade: null }, at)).not.toHaveProperty("color");
  expect(createProductJsonLd(fish, at)).not.toHaveProperty("image");
});

it("a sample is offered to nobody, and has no rating", () => {
  const described = createProductJsonLd(fish, { ...at, isSample: true });
  expect(described).toMatchObject({ "@type": "Product", sku: fish.jan });
  expect(described).not.toHaveProperty("offers");
  expect(described).not.toHaveProperty("aggregateRating");
});

it("lists carry what a tile shows and nothing more", () => {
  expect(toProductListItem(fish, "0a1b2c3d")).toEqual({
    id: "lip-01",
    line: "lip",
    number: "01",
    name: "踊り場の金魚",
    hex: "#DE5038",
    finish: "satin",
    priceYen: 1540,
    state: "on-sale",
    picture: "0a1b2c3d",
  });
});
