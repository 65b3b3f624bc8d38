import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowBackIcon } from "#app/kits/ui/icons/arrow-back.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import css from "./section-nav.module.css";

const sections = [
  ["gaps", "一"],
  ["keep", "二"],
  ["settings", "三"],
  ["held", "四"],
] as const;

/** The first view: a rail with four tags under a lamp. Each tag is the way to its part. */
export function SectionNav() {
  const t = useMessages<Messages>();
  return (
    <header className={`${css.rack} frame`}>
      <VerticalHeading className={css.title} lines={[t("check.titleLines.first"), t("check.titleLines.second")]} />
      <nav aria-label={t("check.nav.label")} className={css.rail}>
        <ul>
          {sections.map(([id, number]) => (
            <li key={id}>
              <a href={`#${id}`} className={`${css.tag} stack-2`}>
                <span className="text-leading-14 text-note" aria-hidden="true">
                  {number}
                </span>
                <span className={classNames(css.word, "text-heading text-leading-12", role.display)}>
                  {t(`check.nav.${id}`)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${css.foot} above-5 align-centre between links-4`}>
        <p className="text-quiet">{t("check.intro")}</p>
        <Link to="/myroom" className={`${css.back} target-inline text-strong`}>
          <ArrowBackIcon />
          {t("check.back")}
        </Link>
      </div>
    </header>
  );
}
