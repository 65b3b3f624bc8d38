"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { productAddress } from "#app/kits/shelf/product-address.ts";
import { ProductStill } from "#app/kits/shelf/product-still.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { VoicesPage } from "../list.server.ts";
import { reviewAddressOf } from "../rules/review-query.ts";
import css from "./product-head.module.css";

/** Whose voices these are: all, or those on one product, which stands beside its name. */
export function ProductHead({ page: { product, query } }: { page: VoicesPage }) {
  const t = useWords<Words>();
  if (!product)
    return (
      <h2 id="voices-title" className={classNames(role.display, css.title)}>
        {t("list.title")}
      </h2>
    );
  return (
    <header className={css.head}>
      <ProductStill item={product} sizes="8rem" />
      <div className={css.words}>
        <h2 id="voices-title" className={classNames(role.display, css.name)}>
          {t("list.ofProduct", { product: product.name })}
        </h2>
        <Link className={css.way} to={productAddress(product.id)}>
          {t("list.sheet")}
        </Link>
        <Link className={css.way} to={reviewAddressOf({ ...query, productId: null, after: null })} preventScrollReset>
          {t("list.allProducts")}
        </Link>
      </div>
    </header>
  );
}
