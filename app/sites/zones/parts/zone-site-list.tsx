import { SiteList, SiteListRow } from "#app/kits/ui/site-list/site-list.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Zone } from "../data.server.ts";

/** All sites of one zone by verb; a closed one says so. */
export function ZoneSiteList({ zone }: { zone: Zone }) {
  const t = useMessages<Messages>();
  return (
    <SiteList label={t("hub.zone", { kanji: zone.kanji })}>
      {zone.doors.map((site) => (
        <SiteListRow
          key={site.siteId}
          to={site.path}
          name={site.name}
          verb={site.isOpen ? site.verb : t("hub.closed", { verb: site.verb })}
          prefetch="intent"
          viewTransition
        />
      ))}
    </SiteList>
  );
}
