import { useSyncExternalStore } from "react";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import css from "./bright-switch.module.css";

const isRedKept = (): boolean => preferences.get().red === "kept";

/** 明るく: raised ground, no dim text, brighter pictures. On by itself where the phone asks for more contrast. */
export function BrightSwitch({ label }: { label: string }) {
  return (
    <FooterSwitch
      label={label}
      read={preferences.isBright}
      turn={(isOn) => preferences.set("bright", isOn ? "on" : "off")}
    />
  );
}

/** 赤を戻す: seen only in a night without red. */
export function RedSwitch({ label }: { label: string }) {
  return (
    <FooterSwitch
      label={label}
      night
      read={isRedKept}
      turn={(isOn) => preferences.set("red", isOn ? "kept" : "auto")}
    />
  );
}

type FooterSwitchProps = { label: string; night?: boolean; read: () => boolean; turn: (isOn: boolean) => void };

function FooterSwitch({ label, night, read, turn }: FooterSwitchProps) {
  const isOn = useSyncExternalStore(preferences.subscribe, read, () => false);
  return (
    <button type="button" className={css.switch} data-night={night} aria-pressed={isOn} onClick={() => turn(!isOn)}>
      <span className={css.box}>{isOn && <TickIcon />}</span>
      {label}
    </button>
  );
}
