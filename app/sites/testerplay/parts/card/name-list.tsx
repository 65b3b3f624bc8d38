"use no memo"; // It may stand in the first view of a stranger: compiled it would only be heavier.

import { Link } from "react-router";
import { productPath } from "#app/kits/product/product-address.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { formatYen } from "#app/kits/i18n/numbers.ts";
import { useLanguage, useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import type { Stroke } from "../../rules/tester-result.ts";
import css from "./card.module.css";
import { DeferredHeart } from "./deferred-heart.tsx";

interface NameListProps {
  strokes: readonly Stroke[];
  isDuo: boolean;
  page: Pick<PlayPage, "shades">;
}

/** The names that dropped, each with its colour and a link to its product; by player where two have played. */
export function NameList({ strokes, isDuo, page }: NameListProps) {
  const t = useMessages<Messages>();
  const lang = useLanguage();
  const players = isDuo ? ([0, 1] as const) : [null];
  return (
    <section className="on-grey pad-side-4" aria-labelledby="tp-names">
      <h2 id="tp-names" className={`${css.head} text-fine`}>
        {t("card.names")}
      </h2>
      {players.map((player) => (
        <div key={player}>
          {player !== null && <h3 className="above-4 text-body">{t(player === 0 ? "card.first" : "card.second")}</h3>}
          <ul className={css.list}>
            {shadesOf(strokes, player).map((shadeIndex) => {
              const shade = page.shades[shadeIndex];
              if (!shade) return null;
              return (
                <li key={shade.id} className="hair-below line-2">
                  <Link className={css.row} to={productPath(shade.id)}>
                    <ShadeChip hex={shade.hex} />
                    <span className={`${css.name} text-leading-14 text-service text-strong`}>{shade.name}</span>
                    <span className={`${css.small} text-bright text-fine text-leading-15`}>
                      {shade.number}　{t(`finish.${shade.finish}`)}
                      {shade.priceYen !== null && `　${formatYen(shade.priceYen, lang)}`}
                    </span>
                  </Link>
                  <DeferredHeart productId={shade.id} name={shade.name} />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <p className={`${css.small} text-bright text-fine text-leading-15`}>{t("card.storePrice")}</p>
    </section>
  );
}

/** Each shade once, in the order it was taken; of one player, or of all. */
const shadesOf = (strokes: readonly Stroke[], player: 0 | 1 | null): number[] => [
  ...new Set(strokes.filter((stroke) => player === null || stroke.player === player).map(({ shade }) => shade)),
];
