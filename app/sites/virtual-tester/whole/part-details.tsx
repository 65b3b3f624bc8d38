import { useId } from "react";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { AppliedLayer } from "#contracts/look-code.ts";
import { baseFinishes, baseTones, browFinishes, browShapes } from "#contracts/look-values.ts";
import type { Messages } from "../copy/messages.ts";
import { placesOf, placesOfKind, togglePlace, withDetail } from "../rules/coded-part.ts";
import type { CodedKind } from "../rules/face-parts.ts";
import controls from "../parts/makeup-controls.module.css";
import css from "./whole-panel.module.css";

/** The words for a place of a kind. */
type PlaceKey = keyof Messages["part"]["places"];

interface PartDetailsProps {
  kind: CodedKind;
  /** Its layers; one at least. */
  part: readonly AppliedLayer[];
  onPart: (next: readonly AppliedLayer[]) => void;
  /** The same while a hand is on a slider. */
  onMove: (next: readonly AppliedLayer[]) => void;
}

/** Where a part lies and how it is worn: what the contract of its layers lets one choose. */
export function PartDetails({ kind, part, onPart, onMove }: PartDetailsProps) {
  const t = useMessages<Messages>();
  const layer = part.at(-1)?.layer;
  return (
    <div className={`${css.detail} on-grey stack-2`}>
      {(kind === "blush" || kind === "contour" || kind === "highlight") && (
        <Choices
          label={t("part.place")}
          options={(placesOfKind[kind] ?? []).map((place) => ({
            id: place,
            word: t(`part.places.${`${kind}-${place}` as PlaceKey}`),
          }))}
          chosen={placesOf(part, kind)}
          onChoose={(place) => onPart(togglePlace(part, kind, place))}
        />
      )}
      {layer?.kind === "base" && (
        <>
          <Choices
            label={t("part.finish")}
            options={baseFinishes.map((id) => ({ id, word: t(`part.finishes.base.${id}`) }))}
            chosen={[layer.finish]}
            onChoose={(finish) => onPart(withDetail(part, { finish }))}
          />
          <Choices
            label={t("part.tone")}
            options={baseTones.toReversed().map((id) => ({ id, word: t(`part.tones.${id}`) }))}
            chosen={[layer.tone ?? "shade"]}
            onChoose={(tone) => onPart(withDetail(part, { tone }))}
          />
        </>
      )}
      {layer?.kind === "brow" && (
        <>
          <Choices
            label={t("part.finish")}
            options={[
              { id: "", word: t("part.finishes.brow.pencil") },
              ...browFinishes.map((id) => ({ id, word: t(`part.finishes.brow.${id}`) })),
            ]}
            chosen={[layer.finish ?? ""]}
            onChoose={(finish) => onPart(withDetail(part, { finish }))}
          />
          <Choices
            label={t("part.shape")}
            options={[
              { id: "", word: t("part.shapes.natural") },
              ...browShapes.map((id) => ({ id, word: t(`part.shapes.${id}`) })),
            ]}
            chosen={[layer.shape ?? ""]}
            onChoose={(shape) => onPart(withDetail(part, { shape }))}
          />
        </>
      )}
      {layer?.kind === "lip-line" && (
        <Over over={layer.over ?? 0} onMove={(over) => onMove(withDetail(part, { over }))} />
      )}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  options: readonly { id: string; word: string }[];
  chosen: readonly string[];
  onChoose: (id: string) => void;
}

function Choices({ label, options, chosen, onChoose }: ChoicesProps) {
  return (
    <>
      <p>{label}</p>
      <ChipRow label={label}>
        {options.map(({ id, word }) => (
          <Chip key={id} pressed={chosen.includes(id)} onPress={() => onChoose(id)}>
            {word}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}

/** How far the line of the lips reaches over their edge. */
function Over({ over, onMove }: { over: number; onMove: (over: number) => void }) {
  const t = useMessages<Messages>();
  const slider = useId();
  const percent = Math.round(over * 100);
  return (
    <div className={`${controls.strength} stack-3 text-body`}>
      <label htmlFor={slider}>{t("part.over")}</label>
      <input
        id={slider}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={`${percent}％`}
        onChange={({ target }) => onMove(Number(target.value) / 100)}
      />
      <output htmlFor={slider}>{percent}％</output>
    </div>
  );
}
