import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useLanguage, useMessages } from "#app/kits/i18n/messages.tsx";
import { Link } from "react-router";
import { productPath } from "#app/kits/product/product-address.ts";
import { ProductStill } from "#app/kits/product/product-still.tsx";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import { WishHeart } from "#app/kits/product/wish-heart.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../../copy/messages.ts";
import type { TypeView } from "../../page-parts.server.ts";
import css from "./start-products.module.css";

interface StartProductsProps {
  type: Pick<TypeView, "productIds">;
  products: Readonly<Record<string, ProductListItem>>;
}

/** What a type begins with: each with its picture, exact shade, price and heart. */
export function StartProducts({ type, products }: StartProductsProps) {
  const t = useMessages<Messages>();
  const items = type.productIds.flatMap((id) => products[id] ?? []);
  return (
    <section className="shrinks stack-4" aria-labelledby="start-products">
      <h2 id="start-products" className="text-face text-heading text-leading-14">
        {t("result.products.title")}
      </h2>
      <ul className={`${css.row} rail`}>
        {items.map((item) => (
          <li key={item.id}>
            <Product item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A product tile in the words of any language: the catalogue's own tile speaks Japanese. */
function Product({ item }: { item: ProductListItem }) {
  const isJapanese = useLanguage() === "ja";
  const { id, number, name, hex, priceYen } = item;
  return (
    <article className="anchor grid">
      <Link
        to={productPath(id)}
        className={`${css.link} on-grey stack-1 text-bright`}
        hrefLang="ja"
        onClick={() => track("product_click")}
      >
        <ProductStill item={item} sizes="156px" />
        <span className={`${css.facts} line-2`}>
          {hex && <ShadeChip hex={hex} size="text" />}
          <span className={`${css.number} text-fine`}>{number}</span>
        </span>
        <span className="text-leading-15 text-body">{name}</span>
        <span className="text-note">{`¥${priceYen.toLocaleString("en-US")}${isJapanese ? "（税込）" : ""}`}</span>
      </Link>
      <span className={css.heart}>
        <WishHeart productId={id} name={name} onChange={(isWanted) => track(isWanted ? "wish_add" : "wish_remove")} />
      </span>
    </article>
  );
}
