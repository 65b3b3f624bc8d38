import { barcodeAddress, productAddress } from "#app/kits/shelf/product-address.ts";
import { lineWord, priceWords } from "#app/kits/shelf/product-words.ts";
import { WishHeart } from "#app/kits/shelf/wish-heart.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Found } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import { spacedJan } from "#app/kits/barcode/jan.ts";
import { Climb } from "./climb.tsx";
import css from "./found-code.module.css";
import { useArrival } from "./use-arrival.ts";

interface FoundCodeProps {
  found: Found;
  /** Null until the server has said, or where it cannot. */
  isFirst: boolean | null;
  onAnother: () => void;
}

/** A code of the catalogue: who lives in it, what it is, and where to go with it. */
export function FoundCode({ found, isFirst, onAnother }: FoundCodeProps) {
  const t = useWords<Words>();
  const { monster, name, jan } = found;
  const said = useArrival<HTMLParagraphElement>();

  return (
    <section className={css.found} aria-label={t("found.label")}>
      <Climb found={found} />
      <div className={css.words}>
        <p ref={said} className={css.said} role="status" tabIndex={-1}>
          {monster
            ? t(isFirst === false ? "found.again" : "found.met", { monster: monster.name })
            : t("found.climbs", { name })}
        </p>
        {monster && <p className={css.story}>{monster.character}</p>}
        <p className={css.facts}>
          <span>{lineWord(found.line)}</span>
          <span>{found.number}</span>
          {!monster && <span>{name}</span>}
          <span>{priceWords(found.priceYen)}</span>
          <span>{t("found.code", { jan: spacedJan(jan) })}</span>
        </p>
        <div className={css.ways}>
          <ButtonLink look="bone" wide arrow to={productAddress(found.id)}>
            {t("found.sheet")}
          </ButtonLink>
          <ButtonLink look="line" to={barcodeAddress(found.id)}>
            {t("found.show")}
          </ButtonLink>
          <WishHeart
            productId={found.id}
            name={name}
            withWord
            onChange={(isWanted) => track(isWanted ? "wish_add" : "wish_remove")}
          />
          <Button look="quiet" onClick={onAnother}>
            {t("found.another")}
          </Button>
        </div>
      </div>
    </section>
  );
}
