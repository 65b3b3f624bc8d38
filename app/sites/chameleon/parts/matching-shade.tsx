import { Link } from "react-router";
import type { ShadeSimilarity } from "#app/kits/basics/shade-similarity.ts";
import { similarityLabel } from "#app/kits/product/similarity-label.ts";
import { DeferredWishHeart } from "#app/kits/product/deferred-wish-heart.tsx";
import { productPath } from "#app/kits/product/product-address.ts";
import { ProductStill } from "#app/kits/product/product-still.tsx";
import { finishLabel, lineLabel, formatPrice, stateMark } from "#app/kits/product/product-labels.ts";
import { track } from "#app/kits/analytics/track.ts";
import type { ProductShade } from "../shared-colour.server.ts";
import css from "./matching-shade.module.css";

/** The shade a colour turned into: the thing itself, its name, how near it comes, what it costs; all of it one link. */
export function MatchingShade({
  shade,
  kinship,
  note,
}: {
  shade: ProductShade;
  kinship: ShadeSimilarity;
  note?: string;
}) {
  const mark = stateMark(shade.state);
  return (
    <div className="between line-2">
      <Link className={`${css.link} line-4`} to={productPath(shade.id)} onClick={() => track("product_click")}>
        <span className={css.still}>
          <ProductStill item={shade} sizes="88px" />
        </span>
        <span className={css.words}>
          <span className={`${css.kin} text-body text-leading-15 text-strong`}>
            {similarityLabel(kinship)}
            {note && <span className="text-medium">{note}</span>}
          </span>
          <span className={`${css.name} text-lead`}>{shade.name}</span>
          <span className={`${css.facts} text-body text-leading-16`}>
            <span>{lineLabel(shade.line)}</span>
            <span>{shade.number}</span>
            <span>{finishLabel(shade.finish)}</span>
            <span>{formatPrice(shade.priceYen)}</span>
            {mark && <span>{mark}</span>}
          </span>
        </span>
      </Link>
      <DeferredWishHeart
        productId={shade.id}
        name={shade.name}
        onChange={(isWished) => track(isWished ? "wish_add" : "wish_remove")}
      />
    </div>
  );
}
