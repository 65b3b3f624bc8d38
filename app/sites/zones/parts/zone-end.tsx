"use no memo"; // Drawn once: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Zone } from "../data.server.ts";
import { ZoneSiteList } from "./zone-site-list.tsx";
import { NextZoneLink } from "./next-zone-link.tsx";
import css from "./zone-end.module.css";

/** Below a zone's first view: all of its sites by verb, and the way to the next zone. */
export function ZoneEnd({ zone, next }: { zone: Zone; next: Pick<Zone, "id" | "kanji" | "verb"> }) {
  const t = useMessages<Messages>();
  return (
    <>
      <section className="on-soot pad-side-5" aria-labelledby="all-doors">
        <h2 id="all-doors" className={`${css.label} text-aside text-medium`}>
          {t("zone.sites")}
        </h2>
        <ZoneSiteList zone={zone} />
      </section>
      <NextZoneLink next={next} />
    </>
  );
}
