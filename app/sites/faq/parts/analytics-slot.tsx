import { type ComponentType, useEffect, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./external-table.module.css";

/** The place of the switches. What this browser answered is known to it alone, so they come after the page. */
export function AnalyticsSlot({ hasExternal }: { hasExternal: boolean }) {
  const t = useMessages<Messages>();
  const [Switches, setSwitches] = useState<ComponentType<{ hasExternal: boolean }> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import("./analytics-switches.tsx").then(
      ({ AnalyticsSwitches: MeasureSwitches }) => isCurrent && setSwitches(() => MeasureSwitches),
      console.warn,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <>
      <h3 className={`${css.title} text-medium text-service`}>{t("measure.title")}</h3>
      <div className={`${hasExternal ? css.twoSwitches : css.oneSwitch} needs-script`}>
        {Switches && <Switches hasExternal={hasExternal} />}
      </div>
      <noscript>
        <p>{t("measure.noScript")}</p>
      </noscript>
    </>
  );
}
