import { Switch } from "#app/kits/ui/switch/switch.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { consent } from "#app/shell/consent/later/consent.ts";
import { useConsent } from "#app/shell/consent/later/use-consent.ts";
import type { Words } from "../copy/words.ts";

/** What may be measured in this browser: by the hub itself, and by the destinations of the table. */
export function MeasureSwitches({ hasOutside }: { hasOutside: boolean }) {
  const t = useWords<Words>();
  const { own, outside, isRefusedByBrowser } = useConsent();
  const words = { onWord: t("measure.on"), offWord: t("measure.off") };
  return (
    <>
      <Switch
        {...words}
        label={t("measure.own")}
        hint={t("measure.ownHint")}
        checked={own}
        onChange={(event) => consent.setOwn(event.target.checked)}
      />
      {hasOutside && (
        <Switch
          {...words}
          label={t("measure.outside")}
          hint={isRefusedByBrowser ? t("measure.refused") : t("measure.outsideHint")}
          checked={outside === "on"}
          disabled={!own || isRefusedByBrowser}
          onChange={(event) => consent.setOutside(event.target.checked ? "on" : "off")}
        />
      )}
    </>
  );
}
