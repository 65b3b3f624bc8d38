"use no memo"; // Drawn once: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Zone } from "../data.server.ts";
import { ZoneSiteList } from "./zone-site-list.tsx";
import css from "./hub-site-list.module.css";

/** Every site of the hub by zone, each with what one does there. */
export function HubSiteList({ zones }: { zones: Zone[] }) {
  const t = useMessages<Messages>();
  return (
    <section className={css.hub} aria-labelledby="town">
      <h2 id="town" className={classNames("text-title", role.display)}>
        {t("hub.title")}
      </h2>
      <p className="text-quiet">{t("hub.intro")}</p>
      {zones.map((zone) => (
        <section key={zone.id} className="above-5" aria-labelledby={`floor-${zone.id}`}>
          <h3 id={`floor-${zone.id}`} className={`${css.sign} facts-3`}>
            <span className={classNames(css.number, "text-heading text-quiet", role.latin)} aria-hidden="true">
              {zone.id}
            </span>
            <span className={classNames("text-heading", role.display)}>{zone.kanji}</span>
            <span className="text-aside text-medium">{zone.verb}</span>
          </h3>
          <ZoneSiteList zone={zone} />
        </section>
      ))}
    </section>
  );
}
