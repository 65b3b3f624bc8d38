import { Switch } from "#app/kits/ui/switch/switch.tsx";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { consent } from "#app/kits/analytics/deferred/consent.ts";
import { useConsent } from "#app/kits/analytics/deferred/use-consent.ts";
import type { Messages } from "../../copy/messages.ts";

/** What may be counted: by the hub itself, and, where there is one, by an outside service. */
export function AnalyticsSetting() {
  const t = useMessages<Messages>();
  const { firstParty: ownAnalytics, external: externalAnalytics, isRefusedByBrowser } = useConsent();
  const hasExternal = useBrowserFact(() => Boolean(document.documentElement.dataset.external), false);
  const labels = { onLabel: t("check.settings.on"), offLabel: t("check.settings.off") };
  return (
    <>
      <Switch
        {...labels}
        label={t("check.settings.own")}
        hint={t("check.settings.ownHint")}
        checked={ownAnalytics}
        onChange={(event) => consent.setFirstParty(event.target.checked)}
      />
      {hasExternal && (
        <Switch
          {...labels}
          label={t("check.settings.external")}
          hint={t(isRefusedByBrowser ? "check.settings.refused" : "check.settings.externalHint")}
          checked={externalAnalytics === "on"}
          disabled={!ownAnalytics || isRefusedByBrowser}
          onChange={(event) => consent.setExternal(event.target.checked ? "on" : "off")}
        />
      )}
    </>
  );
}
