import { Link } from "react-router";
import { LaterHeart } from "#app/kits/shelf/later-heart.tsx";
import { productAddress } from "#app/kits/shelf/product-address.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { OpenPan } from "../content.server.ts";
import type { Words } from "../copy/words.ts";
import css from "./opened.module.css";

interface FourRowsProps {
  pans: readonly OpenPan[];
  twins: readonly (readonly [number, number])[];
}

/** The four, one below the other: the exact colour, its word, where it goes, and the way to its pack. */
export function FourRows({ pans, twins }: FourRowsProps) {
  const t = useWords<Words>();
  return (
    <section className={css.four} aria-labelledby="yoku-four">
      <h2 id="yoku-four" className="visually-hidden">
        {t("opened.four")}
      </h2>
      <ul>
        {pans.map(({ well, shadow, word, hex, finish, number, priceYen, state, kind, tone, hue }) => {
          return (
            <li key={well} data-well={well}>
              <ShadeChip hex={hex} />
              <div>
                <p className={css.role}>
                  {t(`wells.${well}`)}
                  <span className={role.micro}>{number}</span>
                </p>
                <h3 className={role.display}>{word}</h3>
                <p className={css.facts}>
                  {t(`tones.${tone}`, { hue: t(`hues.${hue}`) })}・{t(`finishes.${finish}`)}
                  {state !== "on-sale" && `・${t(`states.${state}`)}`}
                </p>
                <p className={css.hint}>{t(`hints.${well}.${kind}`)}</p>
                <Link to={productAddress(shadow)} onClick={() => track("product_click")}>
                  {priceYen === null ? t("opened.product") : t("opened.productPrice", { yen: priceYen })}
                </Link>
              </div>
              <LaterHeart
                productId={shadow}
                name={word}
                onChange={(isWanted) => track(isWanted ? "wish_add" : "wish_remove")}
              />
            </li>
          );
        })}
      </ul>
      {twins.map(([one, other]) => (
        <p key={`${one}${other}`} className={css.twins} data-twins="">
          <b>{t("twins.title")}</b>
          {t("twins.note", { one: pans[one]!.word, other: pans[other]!.word })}
        </p>
      ))}
    </section>
  );
}
