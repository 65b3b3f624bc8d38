import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { GamePage } from "../game.server.ts";
import { type GameNight, gameNights } from "../rules/game-rules.ts";
import css from "./night-picker.module.css";

interface NightPickerProps {
  words: GamePage["words"];
  night: GameNight;
  isTwin: boolean;
  onChoose: (night: GameNight) => void;
}

/** One of the three nights, each with one rule more; the rule that it adds stands below. */
export function NightPicker({ words, night, isTwin, onChoose }: NightPickerProps) {
  const t = useMessages<Messages>();
  const chosen = words.nights[night - 1];
  return (
    <fieldset className={`${css.picker} stack-2`}>
      <legend className="text-body text-strong">{t("games.nights.title")}</legend>
      <div className={css.three}>
        {gameNights.map((one) => (
          <label key={one} className="boxed choice-box choice-tile middle target-box text-body text-strong">
            <input type="radio" name="night" checked={one === night} onChange={() => onChoose(one)} />
            {t(`games.nights.n${one}`)}
          </label>
        ))}
      </div>
      <p className="text-aside text-leading-17" aria-live="polite">
        {chosen && `${chosen.title}：${isTwin ? chosen.twin : chosen.rule}`}
      </p>
    </fieldset>
  );
}
