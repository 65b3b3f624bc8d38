import { Link } from "react-router";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ClosedSiteData } from "./closed-site-data.ts";
import { closedSiteScene } from "./closed-site-scene.tsx";
import { LanguageBar } from "#app/kits/page/language-bar.tsx";
import css from "./closed-site.module.css";

/** A site that nobody may enter now: its name, what it has, and two sites that are open. */
export function ClosedSite({ zone, lang, name, promise, opensOn, isAnotherYear, openSites, head }: ClosedSiteData) {
  const t = useMessages<Messages>("shell");
  return (
    <article className={css.view}>
      <div className={css.scene}>
        <Picture picture={closedSiteScene(zone)} priority fit="cover" className={css.picture} alt="" />
        <Grain />
      </div>
      <VerticalHeading className={css.name} level={1} lines={[name]} />
      <div className={css.words}>
        <p className={css.promise}>{promise}</p>
        <p className={css.state}>
          {t("closedSite.message")}
          {opensOn && <> {t("closedSite.opensOn", { day: formatDay(opensOn, lang, isAnotherYear) })}</>}
        </p>
        <ul className={css.open} aria-label={t("closedSite.openSites")}>
          {openSites.map((site) => (
            <li key={site.path}>
              <Link to={site.path} className={css.siteLink} prefetch="intent" viewTransition>
                <span className={classNames(css.sign, role.display)} lang={site.lang}>
                  {site.name}
                </span>
                <ArrowIcon />
                <span className={css.verb}>{site.verb}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={css.story}>{t("closedSite.story")}</p>
        <LanguageBar current={lang} alternates={head.alternates} />
      </div>
    </article>
  );
}
