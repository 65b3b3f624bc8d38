import { Link } from "react-router";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { DeferredWishHeart } from "#app/kits/product/deferred-wish-heart.tsx";
import { productPath } from "#app/kits/product/product-address.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { OpenPan } from "../content.server.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./open-palette.module.css";

interface PanListProps {
  pans: readonly OpenPan[];
  nearMatches: readonly (readonly [number, number])[];
}

/** The four, one below the other: the exact colour, its word, where it goes, and the way to its pack. */
export function PanList({ pans, nearMatches }: PanListProps) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.four} on-grey pad-side-3`} aria-labelledby="yoku-four">
      <h2 id="yoku-four" className="visually-hidden">
        {t("opened.four")}
      </h2>
      <ul>
        {pans.map(({ well: panName, shadow, word, hex, finish, number, priceYen, state, kind, tone, hue }) => {
          return (
            <li key={panName} data-pan={panName}>
              <ShadeChip hex={hex} />
              <div>
                <p className={`${css.role} text-bright text-fine text-leading-15 text-strong`}>
                  {t(`pans.${panName}`)}
                  <span className={role.micro}>{number}</span>
                </p>
                <h3 className={role.display}>{word}</h3>
                <p className={`${css.facts} text-fine text-leading-16`}>
                  {t(`tones.${tone}`, { hue: t(`hues.${hue}`) })}・{t(`finishes.${finish}`)}
                  {state !== "on-sale" && `・${t(`states.${state}`)}`}
                </p>
                <p className={`${css.hint} text-fine text-leading-16`}>{t(`hints.${panName}.${kind}`)}</p>
                <Link to={productPath(shadow)} className="text-bright text-fine" onClick={() => track("product_click")}>
                  {priceYen === null ? t("opened.product") : t("opened.productPrice", { yen: priceYen })}
                </Link>
              </div>
              <DeferredWishHeart
                productId={shadow}
                name={word}
                onChange={(isWished) => track(isWished ? "wish_add" : "wish_remove")}
              />
            </li>
          );
        })}
      </ul>
      {nearMatches.map(([one, other]) => (
        <p key={`${one}${other}`} className={`${css.twins} rule-above text-body text-leading-17`} data-twins="">
          <b>{t("twins.title")}</b>
          {t("twins.note", { one: elementAt(pans, one).word, other: elementAt(pans, other).word })}
        </p>
      ))}
    </section>
  );
}
