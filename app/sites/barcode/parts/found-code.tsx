import { Link } from "react-router";
import { barcodePath, productPath, reviewPath } from "#app/kits/product/product-address.ts";
import { lineLabel, formatPrice } from "#app/kits/product/product-labels.ts";
import { WishHeart } from "#app/kits/product/wish-heart.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { FoundProduct } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { formatJan } from "#app/kits/barcode/jan.ts";
import { ClimbingMonster } from "./climbing-monster.tsx";
import css from "./found-code.module.css";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

interface FoundCodeProps {
  found: FoundProduct;
  /** Null until the server has said, or where it cannot. */
  isFirst: boolean | null;
  onAnother: () => void;
}

/** A code of the catalogue: who lives in it, what it is, and where to go with it. */
export function FoundCode({ found, isFirst, onAnother }: FoundCodeProps) {
  const t = useMessages<Messages>();
  const { monster, name, jan } = found;
  const message = useFocusOnMount<HTMLParagraphElement>();

  return (
    <section className={`${css.found} on-ink`} aria-label={t("found.label")}>
      <ClimbingMonster found={found} />
      <div className={`${css.words} stack-2`}>
        <p ref={message} className="text-heading text-leading-15 text-strong" role="status" tabIndex={-1}>
          {monster
            ? t(isFirst === false ? "found.again" : "found.met", { monster: monster.name })
            : t("found.climbs", { name })}
        </p>
        {monster && <p className="text-aside">{monster.character}</p>}
        <p className="facts-3 text-body">
          <span>{lineLabel(found.line)}</span>
          <span>{found.number}</span>
          {!monster && <span>{name}</span>}
          <span>{formatPrice(found.priceYen)}</span>
          <span>{t("found.code", { jan: formatJan(jan) })}</span>
        </p>
        <div className="above-2 align-centre row-2">
          <ButtonLink look="bone" wide arrow to={productPath(found.id)}>
            {t("found.sheet")}
          </ButtonLink>
          <ButtonLink look="line" to={barcodePath(found.id)}>
            {t("found.show")}
          </ButtonLink>
          <WishHeart
            productId={found.id}
            name={name}
            withLabel
            onChange={(isWanted) => track(isWanted ? "wish_add" : "wish_remove")}
          />
          <Button look="quiet" onClick={onAnother}>
            {t("found.another")}
          </Button>
        </div>
        <p className="text-body">
          <Link className="target-inline text-link" to={`${reviewPath(found.id)}#write`}>
            {t("found.review")}
          </Link>
        </p>
      </div>
    </section>
  );
}
