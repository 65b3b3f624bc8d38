"use no memo"; // All of it follows each stroke: compiled it would only be heavier.
import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import { reel } from "../../tuning.ts";
import { type ReelTurn, turnReel } from "../../rules/mission-reel.ts";
import type { Move, Round } from "../../rules/round.ts";
import { track } from "#app/kits/analytics/track.ts";
import css from "./mission.module.css";
import { RoundOptions } from "./round-options.tsx";

interface MissionProps {
  round: Round;
  move: Dispatch<Move>;
  page: PlayPage;
}

/** The reel of eighteen missions, and how the round is played. The tap makes the chance. */
export function Mission({ round, move, page }: MissionProps) {
  const t = useMessages<Messages>();
  const title = useRef<HTMLHeadingElement>(null);
  const { strip, turn, isTurning, spin } = useReel(round.mission, (mission) => move({ do: "deal", mission }));
  const { mission } = round;
  const missionText = (number: number): string => page.missions[number - 1]?.mission ?? "";

  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  function begin(): void {
    track("tp_step1");
    move({ do: "begin" });
  }

  const passing = turn ? [...turn.passing, turn.mission, (turn.mission % page.missions.length) + 1] : [];
  return (
    <section className={`${css.mission} stack-4`}>
      <h1 ref={title} tabIndex={-1} className="text-body">
        {t("mission.title")}
      </h1>
      <div className={`${css.reel} bleed frame`} data-turning={isTurning || undefined}>
        {turn ? (
          <ol ref={strip} key={turn.passing.join()} className={css.strip} aria-hidden="true">
            {passing.map((number, i) => (
              <li key={i} className={classNames(css.slot, role.display)}>
                <span className={`${css.number} text-banner`}>{String(number).padStart(2, "0")}</span>
                <span>{missionText(number)}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p className={classNames(css.slot, css.waiting, "text-quiet", role.display)}>{t("mission.waiting")}</p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {!isTurning && mission !== null && t("mission.dealt", { mission: missionText(mission) })}
      </p>
      <div className={`${css.spin} stack-3`}>
        {mission !== null && (
          <Button wide arrow data-begin disabled={isTurning} onClick={begin}>
            {t("mission.begin")}
          </Button>
        )}
        <Button look={mission === null ? "blood" : "line"} wide data-spin pending={isTurning} onClick={spin}>
          {t(mission === null ? "mission.spin" : "mission.spinAgain")}
        </Button>
      </div>
      <RoundOptions round={round} move={move} grounds={page.grounds} />
      <Button look="quiet" compact onClick={() => move({ do: "back" })}>
        {t("mission.back")}
      </Button>
    </section>
  );
}

/** The reel: `spin` turns it, and where it stands a mission is dealt. */
function useReel(mission: number | null, deal: (mission: number) => void) {
  const strip = useRef<HTMLOListElement>(null);
  const [turn, setTurn] = useState<ReelTurn | null>(null);
  const [isTurning, setIsTurning] = useState(false);
  const dealMission = useEffectEvent(deal);

  useEffect(() => {
    if (!turn) return;
    const animation = preferences.isMotionReduced() ? null : roll(strip.current);
    let isCurrent = true;
    void (animation?.finished ?? Promise.resolve()).then(
      () => {
        if (!isCurrent) return;
        setIsTurning(false);
        dealMission(turn.mission);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
      animation?.cancel();
    };
  }, [turn]);

  function spin(): void {
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    setIsTurning(true);
    setTurn(turnReel(seed, mission));
  }

  return { strip, turn, isTurning, spin };
}

/** Runs the strip past its window, fast, then slower, until the last one stands. */
function roll(strip: HTMLOListElement | null): Animation | null {
  if (!strip) return null;
  // It ends where its style has it stand.
  return strip.animate([{ transform: "translateY(0)" }, {}], {
    duration: reel.turnMs,
    easing: "cubic-bezier(.16,.72,.14,1)",
  });
}
