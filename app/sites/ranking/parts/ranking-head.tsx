"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { ProductStill } from "#app/kits/shelf/product-still.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatTime } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { RankingList } from "../list.server.ts";
import { TurnLink } from "./turn-link.tsx";
import css from "./ranking-head.module.css";

/** The first view: the sentence, what stands first, and the one control that turns everything over. */
export function RankingHead({ list }: { list: RankingList }) {
  const t = useWords<Words>();
  const { query } = list;
  const first = list.rows[0]?.item ?? list.calm[0] ?? null;
  const blindFirst = list.nameless?.[0];
  return (
    <header className={css.head} data-nameless={query.isNameless || undefined}>
      <div className={css.stage} data-drawn={!(first?.picture && !blindFirst) || undefined} aria-hidden="true">
        {blindFirst ? (
          <ProductStill item={{ ...blindFirst, finish: null, picture: null }} sizes="58vw" />
        ) : (
          first && <ProductStill item={first} sizes="(min-width: 481px) 280px, 58vw" priority />
        )}
        {(list.rows.length > 0 || blindFirst) && (
          <p className={css.first}>
            <span className={classNames(role.latin, css.one)}>1</span>
            {!blindFirst && <span className={classNames(role.display, css.name)}>{first?.name}</span>}
          </p>
        )}
      </div>
      <VerticalHeading className={css.title} size={48} lines={[t("titleLines.first"), t("titleLines.second")]} />
      <div className={css.foot}>
        <p className={css.now}>
          {t("lead")}
          <b>{t("now", { time: formatTime(list.asOf, "ja") })}</b>
        </p>
        <TurnLink query={query} />
      </div>
    </header>
  );
}
