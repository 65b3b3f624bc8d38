"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Swatch } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";
import css from "./blind-round.module.css";

type BlindTableProps = {
  isNamed: boolean;
  step: 1 | 2;
  swatches: readonly Swatch[];
  isSending: boolean;
  onTake: (id: string) => void;
};

/** Six swatches, one to be taken; with their names beside them or without. */
export function BlindTable({ isNamed, step, swatches, isSending, onTake }: BlindTableProps) {
  const t = useMessages<Messages>();
  const container = useFocusOnMount<HTMLFieldSetElement>();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <fieldset ref={container} tabIndex={-1} className="stack-4">
      <legend className={classNames(role.display, css.legend, "between flex text-heading wide")}>
        {isNamed ? t("blind.namedTitle") : t("blind.unnamedTitle")}
        <span className={role.micro}>{t("blind.step", { step })}</span>
      </legend>
      <div className={`${css.swatches} bleed on-grey`}>
        {swatches.map(({ id, name, hex }, i) => (
          <label key={id} className={`${css.swatch} stack-2 choice-tile`}>
            <input
              type="radio"
              name={`blind-${step}`}
              value={id}
              aria-label={isNamed ? name : t("blind.choice", { n: i + 1 })}
              checked={id === chosen}
              onChange={() => setChosen(id)}
            />
            <span className={classNames(css.colour, shadeClass(hex))} aria-hidden="true" />
            <span className={`${css.tick} middle on-ink`}>
              <TickIcon />
            </span>
            {isNamed && (
              <span className={classNames(role.display, "text-lead text-leading-14")} aria-hidden="true">
                {name}
              </span>
            )}
          </label>
        ))}
      </div>
      <Button
        look="bone"
        wide
        disabled={chosen === null}
        pending={isSending}
        onClick={() => chosen !== null && onTake(chosen)}
      >
        {t("blind.take")}
      </Button>
    </fieldset>
  );
}
