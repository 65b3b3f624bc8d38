import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useLanguage, useWords } from "#app/kits/words/words.tsx";
import { Link } from "react-router";
import { productAddress, tryOnAddress } from "#app/kits/shelf/product-address.ts";
import { ProductStill } from "#app/kits/shelf/product-still.tsx";
import type { ShelfItem } from "#app/kits/shelf/shelf-item.ts";
import { WishHeart } from "#app/kits/shelf/wish-heart.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../../copy/words.ts";
import type { TypeView } from "../../page-parts.server.ts";
import part from "./section.module.css";
import css from "./start-products.module.css";

interface StartProductsProps {
  type: Pick<TypeView, "productIds">;
  products: Readonly<Record<string, ShelfItem>>;
}

/** What a type begins with: each with its picture, exact shade, price and heart, and the first lip to try on. */
export function StartProducts({ type, products }: StartProductsProps) {
  const t = useWords<Words>();
  const items = type.productIds.flatMap((id) => products[id] ?? []);
  const [lip] = items;
  const tryOn = lip && tryOnAddress(lip.line, lip.id);
  return (
    <section className={part.part} aria-labelledby="start-products">
      <h2 id="start-products" className={part.title}>
        {t("result.products.title")}
      </h2>
      <ul className={css.row}>
        {items.map((item) => (
          <li key={item.id}>
            <Product item={item} />
          </li>
        ))}
      </ul>
      {tryOn && (
        <ButtonLink look="bone" wide arrow to={tryOn}>
          {t("result.products.tryOn")}
        </ButtonLink>
      )}
    </section>
  );
}

/** A tile of the shelf in the words of any language: the shelf's own tile speaks Japanese. */
function Product({ item }: { item: ShelfItem }) {
  const isJapanese = useLanguage() === "ja";
  const { id, number, name, hex, priceYen } = item;
  return (
    <article className={css.product}>
      <Link to={productAddress(id)} className={css.link} hrefLang="ja" onClick={() => track("product_click")}>
        <ProductStill item={item} sizes="156px" />
        <span className={css.facts}>
          {hex && <ShadeChip hex={hex} size="text" />}
          <span className={css.number}>{number}</span>
        </span>
        <span className={css.name}>{name}</span>
        <span className={css.price}>{`¥${priceYen.toLocaleString("en-US")}${isJapanese ? "（税込）" : ""}`}</span>
      </Link>
      <span className={css.heart}>
        <WishHeart productId={id} name={name} onChange={(isWanted) => track(isWanted ? "wish_add" : "wish_remove")} />
      </span>
    </article>
  );
}
