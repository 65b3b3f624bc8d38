"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Link } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ReviewsPage } from "../review-list.server.ts";
import { reviewAddressOf } from "../rules/review-query.ts";
import css from "./histogram.module.css";

/** How many reviews have how many stars; each row is the way to them. */
export function Histogram({ page: { histogram, query } }: { page: ReviewsPage }) {
  const t = useMessages<Messages>();
  if (histogram.total === 0) return null;
  return (
    <div className={`${css.place} pad-side-4`}>
      <p className="stack-1">
        {histogram.mean && (
          <>
            <span className="text-leading-15 text-note">{t("list.mean")}</span>
            <span className={classNames(role.latin, css.number)}>{histogram.mean}</span>
          </>
        )}
        <span className="text-leading-15 text-note">{t("list.count", { count: histogram.total })}</span>
      </p>
      <ul className={css.rows} aria-label={t("list.histogram")}>
        {histogram.rows.map(({ stars, count, twentieths }) => (
          <li key={stars}>
            <Link
              className={`${css.row} stack-2 text-body`}
              to={reviewAddressOf({
                ...query,
                stars: query.stars === stars ? null : stars,
                isOpposite: false,
                after: null,
              })}
              aria-current={query.stars === stars || undefined}
              preventScrollReset
            >
              <span>★{stars}</span>
              <svg className={css.bar} viewBox="0 0 20 1" preserveAspectRatio="none" aria-hidden="true">
                <rect className={css.ground} width="20" height="1" />
                <rect className={css.fill} width={twentieths} height="1" />
              </svg>
              <span className={`${css.count} text-quiet`}>
                {count}
                <span className="visually-hidden">{t("list.bar")}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
