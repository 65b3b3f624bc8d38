import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { traceOf } from "../../rules/fit-stroke.ts";
import { type PresetName, presetNames, presetStroke } from "../../rules/presets.ts";
import { lineThrough } from "../../rules/spline.ts";
import css from "./board-view.module.css";

interface PresetsProps {
  /** A colour is selected, and the board has room. */
  isReady: boolean;
  onDraw: (name: PresetName) => void;
}

/** Strokes by their shape, for whoever cannot drag or does not want to. */
export function Presets({ isReady, onDraw }: PresetsProps) {
  const t = useMessages<Messages>();
  return (
    <details className={`${css.presets} side`}>
      <summary className="target-line text-link text-strong">{t("play.presets")}</summary>
      <p className="text-fine">{t("play.presetsHint")}</p>
      <div className={`${css.shapes} stack-2`} role="group" aria-label={t("play.presets")}>
        {presetNames.map((name) => (
          <button
            key={name}
            type="button"
            className="boxed text-fine text-strong"
            data-preset={name}
            disabled={!isReady}
            onClick={() => onDraw(name)}
          >
            <svg viewBox="0 46 128 36" aria-hidden="true">
              <path d={pathOf(name)} />
            </svg>
            {t(`play.${name}`)}
          </button>
        ))}
      </div>
    </details>
  );
}

/** The middle of a preset, drawn as a line where its first place on the board is. */
function pathOf(name: PresetName): string {
  const { x, y } = lineThrough(presetStroke(name, 1).map(traceOf), 128, 128, 4);
  return `M${Array.from(x, (across, i) => `${across.toFixed(1)} ${(y[i] ?? 0).toFixed(1)}`).join("L")}`;
}
