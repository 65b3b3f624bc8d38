import { PlacesLink } from "#app/kits/buy/places-link.tsx";
import { ProductRow } from "#app/kits/product/product-row.tsx";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import { type Pin, pinsAt } from "../rules/shade-at.ts";
import css from "./rows.module.css";

interface PinBarProps {
  products: readonly ProductListItem[];
  pins: readonly Pin[];
  /** Null while nothing runs: then none is marked. */
  atMs: number | null;
}

/** The products of what runs; the one that is in the picture now is marked, by a bar and a word. */
export function PinBar({ products, pins, atMs }: PinBarProps) {
  const t = useMessages<Messages>();
  const now = new Set(atMs === null ? [] : pinsAt(pins, atMs).map(({ productId }) => productId));
  return (
    <section className={css.pins} aria-labelledby="film-pins">
      <h2 id="film-pins" className={`${role.display} side text-heading`}>
        {t("pins.title")}
      </h2>
      <ul className={css.list}>
        {products.map((item) => (
          <li key={item.id} className={`${css.pin} anchor`} data-now={now.has(item.id) || undefined}>
            <span className={`${css.now} text-fine`}>{now.has(item.id) && t("pins.now")}</span>
            <ProductRow item={item} onClick={() => track("pin_click")} />
          </li>
        ))}
      </ul>
      {products.length > 0 && (
        <p className="side above-2">
          <PlacesLink productIds={products.map(({ id }) => id)} />
        </p>
      )}
    </section>
  );
}
