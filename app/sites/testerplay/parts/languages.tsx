"use no memo"; // It stands in the first view: compiled it would only be heavier.

import { useMatches } from "react-router";
import { useLanguage } from "#app/kits/i18n/messages.tsx";
import type { SiteFrameData } from "#app/kits/page/site-frame-data.ts";
import { LanguageBar } from "#app/kits/page/language-bar.tsx";
import css from "./start.module.css";

/** The play in its other languages. */
export function Languages() {
  // Of the routes that load the site's data the one that every page carries anyway.
  const siteRoute = useMatches().find(({ id }) => id === "4/testerplay");
  const alternates = (siteRoute?.loaderData as SiteFrameData | undefined)?.head.alternates ?? [];
  return (
    <div className={css.languages}>
      <LanguageBar current={useLanguage()} alternates={alternates} />
    </div>
  );
}
