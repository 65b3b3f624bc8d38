import { type ComponentType, useEffect, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./external-table.module.css";
// The switches come later; their styles must not.
import "#app/kits/ui/switch/switch.module.css";

/** The place of the switches. What this browser answered is known to it alone, so they come after the page. */
export function MeasurePlace({ hasOutside }: { hasOutside: boolean }) {
  const t = useWords<Words>();
  const [Switches, setSwitches] = useState<ComponentType<{ hasOutside: boolean }> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import("./measure-switches.tsx").then(
      ({ MeasureSwitches }) => isCurrent && setSwitches(() => MeasureSwitches),
      console.warn,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <>
      <h3 className={css.title}>{t("measure.title")}</h3>
      <div className={hasOutside ? css.twoSwitches : css.oneSwitch}>
        {Switches && <Switches hasOutside={hasOutside} />}
      </div>
      <noscript>
        <p>{t("measure.noScript")}</p>
      </noscript>
    </>
  );
}
