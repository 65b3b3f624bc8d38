"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { ProductStill } from "#app/kits/product/product-still.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatTime } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { RankingList } from "../list.server.ts";
import { HideNamesLink } from "./hide-names-link.tsx";
import css from "./ranking-head.module.css";

/** The first view: the sentence, what stands first, and the one control that turns everything over. */
export function RankingHead({ list }: { list: RankingList }) {
  const t = useMessages<Messages>();
  const { query } = list;
  const first = list.rows[0]?.item ?? list.newest[0] ?? null;
  const blindFirst = list.nameless?.[0];
  return (
    <header className={`${css.head} on-ink`} data-hidden-names={query.hasHiddenNames || undefined}>
      <div className={css.stage} data-drawn={!(first?.picture && !blindFirst) || undefined} aria-hidden="true">
        {blindFirst ? (
          <ProductStill item={{ ...blindFirst, finish: null, picture: null }} sizes="58vw" />
        ) : (
          first && <ProductStill item={first} sizes="(min-width: 481px) 280px, 58vw" priority />
        )}
        {(list.rows.length > 0 || blindFirst) && (
          <p className={css.first}>
            <span className={classNames(role.latin, css.one)}>1</span>
            {!blindFirst && <span className={classNames(role.display, css.name, "text-heading")}>{first?.name}</span>}
          </p>
        )}
      </div>
      <VerticalHeading className={css.title} size={48} lines={[t("titleLines.first"), t("titleLines.second")]} />
      <div className="full-row pad-side-4 stack-3">
        <p className="between facts-3">
          {t("lead")}
          <b>{t("now", { time: formatTime(list.asOf, "ja") })}</b>
        </p>
        <HideNamesLink query={query} />
      </div>
    </header>
  );
}
