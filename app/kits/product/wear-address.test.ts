import { join } from "node:path";
import { expect, it } from "vitest";
import { parseLookCode } from "#contracts/look-code.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { appliedProduct } from "./applied-product.ts";
import { wearPath } from "./wear-address.ts";
import { wearProductPath } from "./wear-product.ts";

const { products, makeupLooks } = readContent(join(import.meta.dirname, "../../../content")).content;
const hexOf = (id: string): string | null => products.find((one) => one.id === id)?.shade?.hex ?? null;
const lookIn = (path: string | null) =>
  parseLookCode(new URL(path ?? "", "https://hub.example").searchParams.get("look") ?? "", hexOf);

it("opens each look of the house as that very look, in one address", () => {
  const paths = makeupLooks.map(({ applied }) => wearPath(applied));
  expect(new Set(paths).size).toBe(makeupLooks.length);
  makeupLooks.forEach(({ applied }, i) => expect(lookIn(paths[i] ?? null)).toEqual(applied));
});

it("has no address for a bare face", () => expect(wearPath([])).toBeNull());

it("tries every product that has a colour, and none that has not", () => {
  for (const product of products)
    expect(wearProductPath(product) !== null, product.id).toBe(product.shade !== null && product.line !== "tool");
});

it("opens bases and brows as a look of one product, each as it is made", () => {
  const product = (id: string) => products.find((one) => one.id === id)!;
  for (const { id, line } of products.filter((one) => (one.line === "base" || one.line === "brow") && one.shade))
    expect(lookIn(wearProductPath(product(id))), `${line} ${id}`).toEqual([appliedProduct(product(id))]);
  expect(appliedProduct(product("base-04"))?.layer).toMatchObject({ kind: "base", finish: "matte", tone: "shade" });
  expect(appliedProduct(product("base-02"))?.layer.kind, "a primer of pearl is light").toBe("highlight");
  expect(appliedProduct(product("base-07"))?.layer, "a sheer powder colours nobody").toMatchObject({ tone: "own" });
  expect(appliedProduct(product("brow-04"))?.layer).toMatchObject({ kind: "brow", finish: "gel" });
  expect(appliedProduct(product("base-01")), "a clear one cannot be seen").toBeNull();
});
