import { useId, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { EyeShelf } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import { type Well, wells } from "../rules/eye-look.ts";
import css from "./eye-panel.module.css";
import { openRail, railKeys } from "./rail-keys.ts";
import rail from "./rail.module.css";

type Shadow = EyeShelf["shadows"][number];

interface PalettePanelProps {
  shelf: EyeShelf;
  /** Shadow ids by well. */
  lids: readonly (string | null)[];
  onWear: (lids: readonly (string | null)[]) => void;
}

/** Four wells: taken whole from the house, or filled one by one from the single shadows. */
export function PalettePanel({ shelf, lids, onWear }: PalettePanelProps) {
  const t = useWords<Words>();
  const [well, setWell] = useState<Well | null>(null);
  const shadowOf = (id: string | null | undefined): Shadow | null => shelf.shadows.find((one) => one.id === id) ?? null;
  const pans = lids.map(shadowOf);
  const isEmpty = pans.every((pan) => pan === null);
  const house = shelf.palettes.find((palette) => palette.wells.every((id, i) => id === lids[i]));
  const place = well ? wells.indexOf(well) : -1;
  const fill = (id: string | null): void => onWear(lids.map((now, i) => (i === place ? id : now)));
  return (
    <>
      <div ref={openRail} className={rail.rail} role="group" aria-label={t("eyes.palettes")}>
        <ul>
          <li>
            <button
              type="button"
              className={rail.tile}
              aria-pressed={isEmpty}
              onClick={() => onWear([null, null, null, null])}
            >
              <span className={rail.none} />
              <span>{t("off.lids")}</span>
            </button>
          </li>
          {shelf.palettes.map((palette) => (
            <li key={palette.id} data-palette={palette.id}>
              <button
                type="button"
                className={classNames(rail.tile, css.palette)}
                aria-pressed={palette === house}
                onClick={() => onWear(palette.wells)}
              >
                <span className={css.four} aria-hidden="true">
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
      <section className={css.compact} aria-label={t("eyes.wells")}>
        <p className={css.title}>{house?.name ?? t(isEmpty ? "eyes.empty" : "eyes.own")}</p>
        <ul className={css.pans}>
          {wells.map((one, i) => {
            const pan = pans[i];
            return (
              <li key={one}>
                <button type="button" aria-expanded={one === well} onClick={() => setWell(one === well ? null : one)}>
                  <span className={classNames(css.pan, pan && shadeClass(pan.hex))} />
                  <b>{t(`eyes.roles.${one}`)}</b>
                  <span className={css.name}>{pan?.name ?? t("eyes.nothing")}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {well ? (
          <Singles key={well} shelf={shelf} role={t(`eyes.roles.${well}`)} chosen={pans[place] ?? null} onFill={fill} />
        ) : (
          <p className={css.how}>{t("eyes.how")}</p>
        )}
      </section>
    </>
  );
}

interface SinglesProps {
  shelf: EyeShelf;
  /** What the well is for, in words. */
  role: string;
  chosen: Shadow | null;
  onFill: (id: string | null) => void;
}

/** The hundred and eight, nine at a time, by the desire they belong to. */
function Singles({ shelf, role, chosen, onFill }: SinglesProps) {
  const t = useWords<Words>();
  const title = useId();
  const [familyId, setFamilyId] = useState(chosen?.family ?? shelf.families[0]?.id ?? 0);
  return (
    <div className={css.singles} role="group" aria-labelledby={title}>
      <p id={title}>{t("eyes.fill", { role })}</p>
      <div className={css.families} role="group" aria-label={t("eyes.families")} ref={railKeys}>
        {shelf.families.map(({ id, kanji }) => (
          <button key={id} type="button" aria-pressed={id === familyId} onClick={() => setFamilyId(id)}>
            {kanji}
          </button>
        ))}
      </div>
      <ul className={css.nine} ref={railKeys}>
        {shelf.shadows
          .filter(({ family }) => family === familyId)
          .map((shadow) => (
            <li key={shadow.id}>
              <button
                type="button"
                className={rail.tile}
                aria-pressed={shadow === chosen}
                onClick={() => onFill(shadow === chosen ? null : shadow.id)}
              >
                <ShadeChip hex={shadow.hex} />
                <span className={css.name}>{shadow.name}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
