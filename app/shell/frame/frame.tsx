import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { OfflinePlace } from "#app/offline/offline-place.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { routeName } from "../document/route-name.ts";
import { screenAddress } from "../document/screen-address.ts";
import type { Words } from "../copy/words.ts";
import { ZoneBar } from "./zone-bar.tsx";
import { ConsentPlace } from "../consent/consent-place.tsx";
import { usePageViews } from "../tracking/use-page-views.ts";
import { Footer } from "./footer.tsx";
import { MissingLanguage } from "./missing-language.tsx";
import { Surroundings } from "./surroundings.tsx";
import { TopLine } from "./top-line.tsx";
import { useArrival } from "./use-arrival.ts";
import { usePassage } from "./use-passage.ts";
import { useRestoredReload } from "./use-restored-reload.ts";
import css from "./frame.module.css";

const mainId = "main";
const announcerId = "announcer";

/** The house around every screen: a phone-wide column, its top line, the five floors at the thumb, help at the foot. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useWords<Words>("shell");
  const { zone, lang, siteId } = screenAddress(useMatches());
  const { pathname } = useLocation();
  useArrival(mainId, announcerId);
  usePassage();
  useRestoredReload();
  usePageViews();

  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {t("skipToContent")}
      </a>
      <Surroundings zone={zone ?? 1} siteId={siteId} />
      <div className={css.column} data-route={routeName(pathname)}>
        <TopLine />
        <MissingLanguage lang={lang} />
        <main id={mainId} tabIndex={-1} className={css.main}>
          {children}
        </main>
        <Footer />
        <ConsentPlace />
        <OfflinePlace />
        <ZoneBar zone={zone} />
      </div>
      <div id={announcerId} role="status" className="visually-hidden" />
    </>
  );
}
