import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ProductRow } from "#app/kits/product/product-row.tsx";
import { formatYen } from "#app/kits/i18n/numbers.ts";
import { WishHeart } from "#app/kits/product/wish-heart.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Card } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./shared-list.module.css";

/** Somebody's list as a stranger reads it: rendered by the server, nothing about whose it is, one thumb to one's own. */
export function SharedList({ rows }: { rows: { card: Card; note: string }[] | null }) {
  const t = useMessages<Messages>();
  if (rows === null) {
    return (
      <section className={`${css.expired} on-soot page-height stack-4`}>
        <h1 className={classNames("text-title", role.display)}>{t("shared.title")}</h1>
        <Notice
          message={t("shared.expired")}
          code="E-GONE"
          action={
            <ButtonLink to="/wishlist" arrow wide>
              {t("shared.mine")}
            </ButtonLink>
          }
        />
      </section>
    );
  }
  const total = rows.reduce((sum, { card }) => sum + card.priceYen, 0);
  return (
    <section className="on-soot page-height">
      <header className={`${css.head} stack-3`}>
        <h1 className={classNames("text-title", role.display)}>{t("shared.title")}</h1>
        <p>{rows.length > 0 ? t("shared.intro", { count: rows.length }) : t("shared.none")}</p>
        <ButtonLink look="bone" to="/wishlist" arrow wide>
          {t("shared.mine")}
        </ButtonLink>
        {rows.length > 0 && <p className="text-note">{t("shared.mineHint")}</p>}
      </header>
      <ol>
        {rows.map(({ card, note }) => (
          <li key={card.id} className="hair-below">
            <ProductRow
              item={card}
              action={
                <WishHeart
                  productId={card.id}
                  name={card.name}
                  onChange={(isWanted) => track(isWanted ? "wish_add" : "wish_remove")}
                />
              }
            />
            {note && <p className={`${css.note} text-body`}>{note}</p>}
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <p className={`${css.total} between facts-3`}>
          <span>{t("shared.total")}</span>
          <strong className={role.latin}>{formatYen(total, "en")}</strong>
        </p>
      )}
      <p className={`${css.story} text-note`}>{t("shared.story")}</p>
    </section>
  );
}
