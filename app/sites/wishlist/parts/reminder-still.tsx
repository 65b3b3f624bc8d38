import { classNames } from "#app/kits/basics/class-names.ts";
import { ProductStill } from "#app/kits/product/product-still.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import type { Card } from "../contract.ts";
import css from "./reminder.module.css";

/** The picture of the reminder: the product's own, or, while it has none, an open pan of its shade. */
export function ReminderStill({ card }: { card: Card }) {
  if (card.picture) return <ProductStill item={card} sizes="290px" priority />;
  return (
    <span className={css.pan}>
      <span className={classNames(css.powder, card.hex ? shadeClass(card.hex) : "on-grey")} />
    </span>
  );
}
