import { useSyncExternalStore } from "react";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import css from "./bright-switch.module.css";

/** 明るく: raised ground, no dim text, brighter pictures. On by itself where the phone asks for more contrast. */
export function BrightSwitch({ label }: { label: string }) {
  const isBright = useSyncExternalStore(preferences.subscribe, preferences.isBright, () => false);
  return (
    <button
      type="button"
      className={css.switch}
      aria-pressed={isBright}
      onClick={() => preferences.set("bright", isBright ? "off" : "on")}
    >
      <span className={css.box}>{isBright && <TickIcon />}</span>
      {label}
    </button>
  );
}
