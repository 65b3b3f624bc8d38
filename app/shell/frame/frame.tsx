import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { OfflineSlot } from "#app/offline/offline-slot.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { routeName } from "../document/route-name.ts";
import { screenAddress } from "../document/screen-address.ts";
import type { Messages } from "../copy/messages.ts";
import { ZoneBar } from "./zone-bar.tsx";
import { ConsentSlot } from "../consent/consent-slot.tsx";
import { usePageViews } from "../analytics/use-page-views.ts";
import { Footer } from "./footer.tsx";
import { MissingLanguage } from "./missing-language.tsx";
import { Backdrop } from "./backdrop.tsx";
import { TopLine } from "./top-line.tsx";
import { useRouteAnnouncement } from "./use-route-announcement.ts";
import { useZoneTransition } from "./use-zone-transition.ts";
import css from "./frame.module.css";

const mainId = "main";
const announcerId = "announcer";

/** The frame around every screen: a phone-wide column, its top line, the five zones at the thumb, help at the foot. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useMessages<Messages>("shell");
  const { zone, lang } = screenAddress(useMatches());
  const { pathname } = useLocation();
  useRouteAnnouncement(mainId, announcerId);
  useZoneTransition();
  usePageViews();

  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {t("skipToContent")}
      </a>
      <Backdrop zone={zone ?? 1} />
      <div className={css.column} data-route={routeName(pathname)}>
        <TopLine />
        <MissingLanguage lang={lang} />
        <main id={mainId} tabIndex={-1} className={css.main}>
          {children}
        </main>
        <Footer />
        <ConsentSlot />
        <OfflineSlot />
        <ZoneBar zone={zone} />
      </div>
      <div id={announcerId} role="status" className="visually-hidden" />
    </>
  );
}
