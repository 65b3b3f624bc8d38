import { join } from "node:path";
import { expect, test } from "vitest";
import { formatLookCode, parseLookCode } from "#contracts/look-code.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { appliedLook } from "./applied-look.ts";

const { twoFacesLooks, products } = readContent(join(import.meta.dirname, "../../../../content")).content;
const hexOf = (id: string): string | null => products.find((one) => one.id === id)?.shade?.hex ?? null;

/** Amounts stand in addresses in twentieths. */
const inTwentieths = (_: string, value: unknown): unknown =>
  typeof value === "number" ? Math.round(value * 20) / 20 : value;

test.each(twoFacesLooks.map((look) => [`${look.half} ${look.name}`, look] as const))(
  "%s goes through an address with every layer, its lips as the product they are",
  (_, look) => {
    const applied = appliedLook(look);
    const code = formatLookCode(applied);
    expect(parseLookCode(code ?? "", hexOf)).toEqual(JSON.parse(JSON.stringify(applied, inTwentieths)));
    expect(applied.filter(({ productId }) => productId === look.lipProductId).length).toBeGreaterThan(0);
  },
);
