"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { productPath } from "#app/kits/product/product-address.ts";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import { WishHeart } from "#app/kits/product/wish-heart.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import { track } from "#app/kits/analytics/track.ts";
import css from "./rank-row.module.css";

/** A product as this page shows it: its exact shade as a slab, its name with `facts` under it, and the heart. */
export function ProductSummary({ item: { id, name, hex }, facts }: { item: ProductListItem; facts: ReactNode }) {
  return (
    <div className={`${css.ground} on-grey`}>
      <ShadeSlab hex={hex} />
      <Link to={productPath(id)} className={`${css.words} column-1`} onClick={() => track("product_click")}>
        <span className={classNames(css.name, "text-lead", role.display)}>{withBreaks(name)}</span>
        <span className="align-centre links-3 text-fine text-leading-16">{facts}</span>
      </Link>
      <span className={`${css.heart} middle`}>
        <WishHeart productId={id} name={name} onChange={(isWanted) => track(isWanted ? "wish_add" : "wish_remove")} />
      </span>
    </div>
  );
}

/** 「終電の／りんご飴」: to the browser's grammar a short name is one phrase, which it cuts anywhere where it is wider than its line. */
const withBreaks = (name: string): ReactNode =>
  name.split(/(?<=の)/).map((part, n) => (
    <Fragment key={part}>
      {n > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The exact shade: a slab, or the whole place. */
export function ShadeSlab({ hex, isWhole = false }: { hex: string | null; isWhole?: boolean }) {
  return (
    <span
      className={classNames(css.paint, "overlay", hex ? shadeClass(hex) : css.bare)}
      data-whole={isWhole || undefined}
      aria-hidden="true"
    />
  );
}
