"use no memo"; // All of it follows each stroke: compiled it would only be heavier.
import type { Dispatch, ReactNode } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import type { Move, Round } from "../../rules/round.ts";
import type { Ground } from "../../rules/tester-result.ts";
import css from "./mission.module.css";

interface RoundOptionsProps {
  round: Round;
  move: Dispatch<Move>;
  grounds: PlayPage["grounds"];
}

/** How the round is played: by how many, against a clock or not, on what. */
export function RoundOptions({ round: { isDuo, isCalm, ground }, move, grounds }: RoundOptionsProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.options} stack-4`}>
      <Option label={t("mission.people")}>
        <Chip pressed={!isDuo} onPress={() => move({ do: "set", options: { isDuo: false } })}>
          {t("mission.one")}
        </Chip>
        <Chip pressed={isDuo} onPress={() => move({ do: "set", options: { isDuo: true } })}>
          {t("mission.two")}
        </Chip>
      </Option>
      <Option label={t("mission.clock")}>
        <Chip pressed={!isCalm} onPress={() => move({ do: "set", options: { isCalm: false } })}>
          {t("mission.timed")}
        </Chip>
        <Chip pressed={isCalm} onPress={() => move({ do: "set", options: { isCalm: true } })}>
          {t("mission.untimed")}
        </Chip>
      </Option>
      <Option label={t("mission.ground")}>
        <div className={`${css.grounds} bleed on-grey pad-side-3`}>
          {grounds.map((hex, index) => (
            <button
              key={hex}
              type="button"
              className={classNames(css.ground, "boxed text-fine text-strong", css[`g${index}`])}
              aria-pressed={ground === index}
              aria-label={index === 0 ? t("mission.paper") : t("mission.hand", { tone: index })}
              onClick={() => move({ do: "set", options: { ground: index as Ground } })}
            >
              {index === 0 && <span aria-hidden="true">{t("mission.paper")}</span>}
            </button>
          ))}
        </div>
      </Option>
    </div>
  );
}

function Option({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="stack-2">
      <p className="text-note" aria-hidden="true">
        {label}
      </p>
      <ChipRow label={label}>{children}</ChipRow>
    </div>
  );
}
