import { useSyncExternalStore } from "react";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import css from "./bright-switch.module.css";

const isRedForced = (): boolean => preferences.get().red === "kept";

/** 明るく: raised ground, no dim text, brighter pictures. On by itself where the phone asks for more contrast. */
export function BrightSwitch({ label }: { label: string }) {
  return (
    <FooterSwitch
      label={label}
      getValue={preferences.isBright}
      onChange={(isOn) => preferences.set("bright", isOn ? "on" : "off")}
    />
  );
}

/** 赤を戻す: seen only during a no-red event. */
export function RedSwitch({ label }: { label: string }) {
  return (
    <FooterSwitch
      label={label}
      onlyWithoutRed
      getValue={isRedForced}
      onChange={(isOn) => preferences.set("red", isOn ? "kept" : "auto")}
    />
  );
}

type FooterSwitchProps = {
  label: string;
  onlyWithoutRed?: boolean;
  getValue: () => boolean;
  onChange: (isOn: boolean) => void;
};

function FooterSwitch({ label, onlyWithoutRed, getValue, onChange }: FooterSwitchProps) {
  const isOn = useSyncExternalStore(preferences.subscribe, getValue, () => false);
  return (
    <button
      type="button"
      className={css.switch}
      data-only-without-red={onlyWithoutRed}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      <span className={css.box}>{isOn && <TickIcon />}</span>
      {label}
    </button>
  );
}
