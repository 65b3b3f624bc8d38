import { NavLink } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./zone-bar.module.css";

const zones = [1, 2, 3, 4, 5] as const;

/** The five zones under the thumb. The zone of a site stays lit while the visitor is inside. */
export function ZoneBar({ zone }: { zone: number | null }) {
  const t = useMessages<Messages>("shell");
  return (
    <nav aria-label={t("bar.label")} className={css.bar}>
      {zones.map((id) => (
        <NavLink
          key={id}
          to={`/zone${id}`}
          end
          viewTransition
          prefetch="intent"
          className={classNames(css.zone, id === zone && css.lit)}
          aria-current={id === zone ? "page" : undefined}
        >
          <b className={css.sign} lang="ja">
            {t(`bar.zone${id}.kanji`)}
          </b>
          <span className={css.verb}>{t(`bar.zone${id}.verb`)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
