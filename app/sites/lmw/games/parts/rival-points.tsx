import { useEffect, useRef } from "react";
import type { GameDuel } from "#contracts/game-duel.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { Messages } from "../../copy/messages.ts";
import type { RunClock } from "../flow/run-clock.ts";
import { getRivalPoints } from "../flow/rival-points-at.ts";
import css from "./duel.module.css";

/** What the other one had by now; in a round without a clock, what is to be beaten. */
export function RivalPoints({ duel, clock }: { duel: GameDuel; clock: RunClock }) {
  const t = useMessages<Messages>();
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      clock.onFrame((nowMs) => {
        const text = String(getRivalPoints(duel, nowMs));
        if (shown.current && shown.current.textContent !== text) shown.current.textContent = text;
      }),
    [clock, duel],
  );
  return (
    <p className={`${css.rival} text-fine`}>
      {t("games.duel.rival")}
      <span ref={shown} className={role.latin} data-rival>
        {getRivalPoints(duel, 0)}
      </span>
    </p>
  );
}
