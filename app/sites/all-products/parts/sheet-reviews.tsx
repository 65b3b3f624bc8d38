import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { FactFold } from "../facts/fact-fold.tsx";
import type { SheetData } from "../sheet.server.ts";
import type { ProductReviews } from "../reviews.server.ts";
import css from "./product-sheet.module.css";

/** While the database is away. */
const unreadReviews: ProductReviews = { count: 0, mean: null, rows: [], quotes: [] };

/** How the stars are split, two who say the opposite, and the ways to all reviews and to one's own. */
export function SheetReviews({ sheet: { reviews, ways } }: { sheet: SheetData }) {
  const t = useMessages<Messages>();
  if (ways.review === null) return null;
  const { count, mean, rows, quotes } = reviews ?? unreadReviews;
  const summary = mean ? t("sheet.reviewCount", { count, mean }) : reviews && t("sheet.noReviews");
  return (
    <div lang="ja">
      <FactFold title={t("sheet.reviews")} note={summary} isOpen>
        {count > 0 && (
          <ul aria-label={t("sheet.split")}>
            {rows.map(({ stars, count: of, twentieths }) => (
              <li key={stars} className={`${css.split} grid align-centre text-fine`}>
                <span>★{stars}</span>
                <svg width="100%" height="5" viewBox="0 0 20 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="20" height="1" fill="currentColor" opacity="0.16" />
                  <rect width={twentieths} height="1" fill="currentColor" />
                </svg>
                <span>{t("sheet.reviewOf", { count: of })}</span>
              </li>
            ))}
          </ul>
        )}
        {quotes.length > 1 && <p className="text-note">{t("sheet.opposite")}</p>}
        {quotes.map(({ id, line, stars, path, isSample }) => (
          <p key={id} className="marked">
            <Link className="target-inline" to={path} viewTransition>
              <span>
                {isSample && <span className="text-fine text-mark">{t("sheet.sample")}</span>} ★{stars}「{line}」
              </span>
            </Link>
          </p>
        ))}
        {quotes.some(({ isSample }) => isSample) && <p className="text-aside">{t("sheet.sampleNote")}</p>}
        <p className="links-4 text-body">
          <Link className="target-inline text-link" to={ways.review}>
            {t("sheet.readReviews")}
          </Link>
          <Link className="target-inline text-link" to={`${ways.review}#write`}>
            {t("sheet.writeReview")}
          </Link>
        </p>
      </FactFold>
    </div>
  );
}
