import { useId, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { EyeCatalogue } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { type PanRole, panRoles } from "../rules/eye-layers.ts";
import css from "./eye-panel.module.css";
import { openRail, addRailKeyboard } from "./rail-keyboard.ts";
import rail from "./rail.module.css";

type Shadow = EyeCatalogue["shadows"][number];

interface PalettePanelProps {
  catalogue: EyeCatalogue;
  /** Shadow ids by well. */
  lids: readonly (string | null)[];
  onSelect: (lids: readonly (string | null)[]) => void;
}

/** Four pans: one of the brand's own palettes, or filled one by one from the single shadows. */
export function PalettePanel({ catalogue, lids, onSelect }: PalettePanelProps) {
  const t = useMessages<Messages>();
  const [panRole, setPanRole] = useState<PanRole | null>(null);
  const shadowOf = (id: string | null | undefined): Shadow | null =>
    catalogue.shadows.find((one) => one.id === id) ?? null;
  const pans = lids.map(shadowOf);
  const isEmpty = pans.every((pan) => pan === null);
  const housePalette = catalogue.palettes.find((palette) => palette.wells.every((id, i) => id === lids[i]));
  const panIndex = panRole ? panRoles.indexOf(panRole) : -1;
  const fill = (id: string | null): void => onSelect(lids.map((now, i) => (i === panIndex ? id : now)));
  return (
    <>
      <div ref={openRail} className={`${rail.rail} on-grey rail wide`} role="group" aria-label={t("eyes.palettes")}>
        <ul>
          <li>
            <button
              type="button"
              className={`${rail.tile} stack-1`}
              aria-pressed={isEmpty}
              onClick={() => onSelect([null, null, null, null])}
            >
              <span className={rail.none} />
              <span>{t("off.lids")}</span>
            </button>
          </li>
          {catalogue.palettes.map((palette) => (
            <li key={palette.id} data-palette={palette.id}>
              <button
                type="button"
                className={classNames(rail.tile, css.palette, "stack-1")}
                aria-pressed={palette === housePalette}
                onClick={() => onSelect(palette.wells)}
              >
                <span className={`${css.four} on-ink`} aria-hidden="true">
                  {palette.wells.map((id) => (
                    <span key={id} className={shadeClass(shadowOf(id)?.hex ?? "#000000")} />
                  ))}
                </span>
                <span>{palette.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <section className={`${css.compact} on-grey stack-2`} aria-label={t("eyes.pans")}>
        <p className="text-strong text-body">{housePalette?.name ?? t(isEmpty ? "eyes.empty" : "eyes.own")}</p>
        <ul className={`${css.pans} stack-2`}>
          {panRoles.map((one, i) => {
            const pan = pans[i];
            return (
              <li key={one}>
                <button
                  type="button"
                  className="text-fine text-leading-14 wide"
                  aria-expanded={one === panRole}
                  onClick={() => setPanRole(one === panRole ? null : one)}
                >
                  <span className={classNames(css.pan, pan && shadeClass(pan.hex))} />
                  <b>{t(`eyes.roles.${one}`)}</b>
                  <span className={`${css.name} text-fine text-leading-14`}>{pan?.name ?? t("eyes.nothing")}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {panRole ? (
          <Singles
            key={panRole}
            catalogue={catalogue}
            role={t(`eyes.roles.${panRole}`)}
            chosen={pans[panIndex] ?? null}
            onFill={fill}
          />
        ) : (
          <p className="text-body">{t("eyes.how")}</p>
        )}
      </section>
    </>
  );
}

interface SinglesProps {
  catalogue: EyeCatalogue;
  /** What the well is for, in words. */
  role: string;
  chosen: Shadow | null;
  onFill: (id: string | null) => void;
}

/** The hundred and eight, nine at a time, by the desire they belong to. */
function Singles({ catalogue, role, chosen, onFill }: SinglesProps) {
  const t = useMessages<Messages>();
  const title = useId();
  const [familyId, setFamilyId] = useState(chosen?.family ?? catalogue.families[0]?.id ?? 0);
  return (
    <div className={`${css.singles} rule-above stack-2 text-body`} role="group" aria-labelledby={title}>
      <p id={title}>{t("eyes.fill", { role })}</p>
      <div className={css.families} role="group" aria-label={t("eyes.families")} ref={addRailKeyboard}>
        {catalogue.families.map(({ id, kanji }) => (
          <button key={id} type="button" aria-pressed={id === familyId} onClick={() => setFamilyId(id)}>
            {kanji}
          </button>
        ))}
      </div>
      <ul className={css.nine} ref={addRailKeyboard}>
        {catalogue.shadows
          .filter(({ family }) => family === familyId)
          .map((shadow) => (
            <li key={shadow.id}>
              <button
                type="button"
                className={`${rail.tile} stack-1`}
                aria-pressed={shadow === chosen}
                onClick={() => onFill(shadow === chosen ? null : shadow.id)}
              >
                <ShadeChip hex={shadow.hex} />
                <span className={`${css.name} text-fine text-leading-14`}>{shadow.name}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
