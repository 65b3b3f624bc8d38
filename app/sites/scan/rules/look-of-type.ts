import { type HowToPart, howToParts } from "#contracts/face-type.ts";
import type { AppliedLayer } from "#contracts/look-code.ts";
import { lookFinishOf } from "#contracts/look-finish.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { Finish } from "#contracts/monster.ts";
import { typeLooks, type Touch, type TouchSource } from "./type-looks.ts";
import type { FaceTypeCode } from "./type-codes.ts";

/** A product that a type begins with. */
export interface StartProduct {
  id: string;
  line: string;
  shade: { hex: string; finish: Finish } | null;
}

/** What a type's own products do not bring along: as its how-to is drawn. */
const plain: Partial<Record<TouchSource, string>> = {
  brow: "#4A3A33",
  lashes: "#1D1414",
  light: "#FFF6EC",
  shade: "#5B3A30",
};

/**
 * The five steps of a type as a look: each in the shade of the product that the type begins with, where it has one.
 * @param products in the order of the type
 */
export function lookOfType(code: FaceTypeCode, products: readonly StartProduct[]): AppliedLayer[] {
  return howToParts.flatMap((part) => stepLayers(code, part, products));
}

/** What one step of a type puts on. */
export const stepLayers = (code: FaceTypeCode, part: HowToPart, products: readonly StartProduct[]): AppliedLayer[] =>
  typeLooks[code][part].flatMap((touch) => layerOf(touch, products));

function layerOf({ from, layer }: Touch, products: readonly StartProduct[]): AppliedLayer[] {
  const product = productFor(from, products);
  const hex = product?.shade?.hex ?? plain[from];
  if (!hex) return [];
  const withFinish =
    layer.kind === "lip" || layer.kind === "shadow" ? { finish: lookFinishOf(product?.shade?.finish ?? "satin") } : {};
  return [{ productId: product?.id ?? null, layer: { ...layer, ...withFinish, hex } as LookLayer }];
}

function productFor(from: TouchSource, products: readonly StartProduct[]): StartProduct | undefined {
  const of = (line: string, place = 0) => products.filter((one) => one.line === line && one.shade)[place];
  switch (from) {
    case "lip":
    case "shadow":
    case "brow":
    case "liner":
      return of(from);
    case "second lip":
      return of("lip", 1);
    case "second shadow":
      return of("shadow", 1);
    case "lashes":
      return of("mascara");
    case "light":
      return products.find(({ line, shade }) => line === "base" && shade?.finish === "pearl");
    case "shade":
      return undefined;
  }
}
