import { Switch } from "#app/kits/ui/switch/switch.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { consent } from "#app/kits/analytics/deferred/consent.ts";
import { useConsent } from "#app/kits/analytics/deferred/use-consent.ts";
import type { Messages } from "../copy/messages.ts";

/** What may be measured in this browser: by the hub itself, and by the destinations of the table. */
export function AnalyticsSwitches({ hasExternal }: { hasExternal: boolean }) {
  const t = useMessages<Messages>();
  const { firstParty: ownAnalytics, external: externalAnalytics, isRefusedByBrowser } = useConsent();
  const labels = { onLabel: t("measure.on"), offLabel: t("measure.off") };
  return (
    <>
      <Switch
        {...labels}
        label={t("measure.own")}
        hint={t("measure.ownHint")}
        checked={ownAnalytics}
        onChange={(event) => consent.setFirstParty(event.target.checked)}
      />
      {hasExternal && (
        <Switch
          {...labels}
          label={t("measure.external")}
          hint={isRefusedByBrowser ? t("measure.refused") : t("measure.externalHint")}
          checked={externalAnalytics === "on"}
          disabled={!ownAnalytics || isRefusedByBrowser}
          onChange={(event) => consent.setExternal(event.target.checked ? "on" : "off")}
        />
      )}
    </>
  );
}
