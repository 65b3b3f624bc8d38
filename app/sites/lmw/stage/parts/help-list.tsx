import { Switch } from "#app/kits/ui/switch/switch.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { gains, type Help, holdTimes } from "../play/help.ts";

type HelpListProps = {
  help: Help;
  /** In the middle of a run: what can only begin with a run says so. */
  isRunning?: boolean;
  onChange(help: Help): void;
};

const switches = ["isAssisted", "movesItself", "paintsItself", "hasOneSwitch"] as const;

/** All help there is. Each of them alone, at any time. */
export function HelpList({ help, isRunning = false, onChange }: HelpListProps) {
  const t = useMessages<Messages>();
  return (
    <>
      {switches.map((name) => (
        <Switch
          key={name}
          label={t(`stage.help.${name}`)}
          hint={isRunning && name === "hasOneSwitch" ? t("stage.help.nextRun") : t(`stage.help.${name}Hint`)}
          onLabel={t("stage.help.on")}
          offLabel={t("stage.help.off")}
          checked={help[name]}
          onChange={({ target }) => onChange({ ...help, [name]: target.checked })}
        />
      ))}
      {help.hasOneSwitch ? (
        <SelectField
          label={t("stage.help.hold")}
          value={help.holdMs}
          onChange={({ target }) => onChange({ ...help, holdMs: Number(target.value) })}
        >
          {holdTimes.map((ms) => (
            <option key={ms} value={ms}>
              {t("stage.help.seconds", { seconds: (ms / 1000).toFixed(1) })}
            </option>
          ))}
        </SelectField>
      ) : (
        <SelectField
          label={t("stage.help.gain")}
          value={help.gain}
          onChange={({ target }) => onChange({ ...help, gain: Number(target.value) })}
        >
          {gains.map((gain) => (
            <option key={gain} value={gain}>
              {t("stage.help.times", { times: (gain / 100).toFixed(1) })}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
