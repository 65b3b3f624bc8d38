import { Link } from "react-router";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { SheetData } from "../sheet.server.ts";
import css from "./product-sheet.module.css";

/** Where else in the hub the product is found: reviews, the second of a video, a recipe that uses it. */
export function SheetRelated({ sheet }: { sheet: SheetData }) {
  const t = useMessages<Messages>();
  const { reviews, videos, recipes } = sheet.related;
  const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const mean = reviews?.mean;
  return (
    <section className="grid lazy-section on-grey rule-above" aria-labelledby="sheet-elsewhere">
      <h3 id="sheet-elsewhere" className="below-3 text-note text-strong">
        {t("sheet.related")}
      </h3>
      <ul>
        {reviews && (
          <RelatedLink
            to={sheet.ways.review}
            name={
              mean
                ? t("sheet.reviews", { count: reviews.count, mean })
                : reviews.count > 0
                  ? t("sheet.reviewsWithoutMean", { count: reviews.count })
                  : t("sheet.noReviews")
            }
          />
        )}
        {reviews?.newest && (
          <RelatedLink
            to={reviews.newest.path}
            name={`「${reviews.newest.line}」`}
            note={reviews.newest.isDemo ? t("sheet.sample") : undefined}
          />
        )}
        {videos.map(({ id, title, seconds, path }) => (
          <RelatedLink key={id} to={path} name={title} note={t("sheet.video", { at: clock(seconds) })} />
        ))}
        {recipes.map(({ id, title, path }) => (
          <RelatedLink key={id} to={path} name={title} note={t("sheet.recipe")} />
        ))}
      </ul>
    </section>
  );
}

function RelatedLink({ to, name, note }: { to: string; name: string; note?: string | undefined }) {
  return (
    <li>
      <Link className={`${css.one} align-centre hair-below stack-3 text-leading-15`} to={to} viewTransition>
        <ArrowIcon />
        <span>{name}</span>
        {note && <span className="text-fine text-leading-17">{note}</span>}
      </Link>
    </li>
  );
}
