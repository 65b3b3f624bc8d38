import { Switch } from "#app/kits/ui/switch/switch.tsx";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { consent } from "#app/shell/consent/later/consent.ts";
import { useConsent } from "#app/shell/consent/later/use-consent.ts";
import type { Words } from "../../copy/words.ts";

/** What may be counted: by the hub itself, and, where there is one, by an outside service. */
export function MeasureSetting() {
  const t = useWords<Words>();
  const { own, outside, isRefusedByBrowser } = useConsent();
  const hasOutside = useBrowserFact(() => Boolean(document.documentElement.dataset.outside), false);
  const words = { onWord: t("check.settings.on"), offWord: t("check.settings.off") };
  return (
    <>
      <Switch
        {...words}
        label={t("check.settings.own")}
        hint={t("check.settings.ownHint")}
        checked={own}
        onChange={(event) => consent.setOwn(event.target.checked)}
      />
      {hasOutside && (
        <Switch
          {...words}
          label={t("check.settings.outside")}
          hint={t(isRefusedByBrowser ? "check.settings.refused" : "check.settings.outsideHint")}
          checked={outside === "on"}
          disabled={!own || isRefusedByBrowser}
          onChange={(event) => consent.setOutside(event.target.checked ? "on" : "off")}
        />
      )}
    </>
  );
}
