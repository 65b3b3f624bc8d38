"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Link } from "react-router";
import { PlacesLink } from "#app/kits/buy/places-link.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import { productPath } from "#app/kits/product/product-address.ts";
import { ProductStill } from "#app/kits/product/product-still.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ReviewsPage } from "../review-list.server.ts";
import { reviewAddressOf } from "../rules/review-query.ts";
import css from "./product-head.module.css";

/** Which reviews these are: all, or those on one product, which stands beside its name. */
export function ProductHead({ page: { product, query } }: { page: ReviewsPage }) {
  const t = useMessages<Messages>();
  if (!product)
    return (
      <h2 id="voices-title" className={classNames(role.display, "side text-title")}>
        {t("list.title")}
      </h2>
    );
  return (
    <header className={`${css.head} stack-4`}>
      <ProductStill item={product} sizes="8rem" />
      <div className={css.words}>
        <h2 id="voices-title" className={classNames(css.name, "text-heading", role.display)}>
          {t("list.ofProduct", { product: product.name })}
        </h2>
        <Link className="target-inline text-body" to={productPath(product.id)}>
          {t("list.sheet")}
        </Link>
        <PlacesLink productIds={[product.id]} className="target-inline text-body" />
        <Link
          className="target-inline text-body"
          to={reviewAddressOf({ ...query, productId: null, after: null })}
          preventScrollReset
        >
          {t("list.allProducts")}
        </Link>
      </div>
    </header>
  );
}
