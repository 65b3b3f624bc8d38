"use no memo"; // It stands in the first view: compiled it would only be heavier.

import { useMatches } from "react-router";
import { useLanguage } from "#app/kits/i18n/messages.tsx";
import type { loadSite } from "#app/shell/site-frame/site-frame.server.ts";
import { LanguageBar } from "#app/shell/site-frame/language-bar.tsx";
import css from "./start.module.css";

/** The play in its other languages. */
export function Languages() {
  // Of the routes that load the site's data the one that every page carries anyway.
  const siteRoute = useMatches().find(({ id }) => id === "door/4/testerplay");
  const alternates = (siteRoute?.loaderData as Awaited<ReturnType<typeof loadSite>> | undefined)?.head.alternates ?? [];
  return (
    <div className={css.languages}>
      <LanguageBar current={useLanguage()} alternates={alternates} />
    </div>
  );
}
