import { NavLink } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./zone-bar.module.css";

const floors = [1, 2, 3, 4, 5] as const;

/** The five floors under the thumb. The floor a site stands on stays lit while the visitor is inside. */
export function ZoneBar({ zone }: { zone: number | null }) {
  const t = useWords<Words>("shell");
  return (
    <nav aria-label={t("bar.label")} className={css.bar}>
      {floors.map((floor) => (
        <NavLink
          key={floor}
          to={`/zone${floor}`}
          end
          viewTransition
          prefetch="intent"
          className={classNames(css.floor, floor === zone && css.lit)}
          aria-current={floor === zone ? "page" : undefined}
        >
          <b className={css.sign} lang="ja">
            {t(`bar.zone${floor}.kanji`)}
          </b>
          <span className={css.verb}>{t(`bar.zone${floor}.verb`)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
