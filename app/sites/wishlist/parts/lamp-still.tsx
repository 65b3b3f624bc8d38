import { classNames } from "#app/kits/basics/class-names.ts";
import { ProductStill } from "#app/kits/shelf/product-still.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import type { Card } from "../contract.ts";
import css from "./lamp.module.css";

/** What stands under the lamp: the product's own picture, or, while it has none, an open pan of its shade. */
export function LampStill({ card }: { card: Card }) {
  if (card.picture) return <ProductStill item={card} sizes="290px" priority />;
  return (
    <span className={css.pan}>
      <span className={classNames(css.powder, card.hex ? shadeClass(card.hex) : css.bare)} />
    </span>
  );
}
