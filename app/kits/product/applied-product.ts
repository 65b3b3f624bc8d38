import type { AppliedLayer } from "#contracts/look-code.ts";
import { baseFinishOf } from "#contracts/look-finish.ts";
import type { Product } from "#contracts/product.ts";

/** What is known of a product that can be put on a face. */
export type ColouredProduct = Pick<Product, "id" | "line" | "shade">;

/**
 * What a single base or brow product puts on a face: a foundation covers in its own shade, a primer of pearl is light, a
 * sheer powder leaves the wearer's own tone. Null for what has no colour, and for every other line.
 */
export function appliedProduct({ id: productId, line, shade }: ColouredProduct): AppliedLayer | null {
  if (!shade) return null;
  const { hex, finish } = shade;
  if (line === "brow") {
    // A gel in a brush shines a little; pencils and powders do not.
    const gel = finish === "matte" ? {} : ({ finish: "gel" } as const);
    return { productId, layer: { kind: "brow", hex, intensity: 0.7, ...gel } };
  }
  if (line !== "base") return null;
  if (finish === "pearl") return { productId, layer: { kind: "highlight", hex, intensity: 0.7 } };
  const tone = finish === "sheer" ? "own" : "shade";
  return { productId, layer: { kind: "base", hex, intensity: 0.7, finish: baseFinishOf(finish), tone } };
}
