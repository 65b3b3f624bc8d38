// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useEffect, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import { useSpecial } from "../flow/use-special.ts";
import type { PlayProps } from "../play-props.ts";
import { BoxButtons } from "./box-buttons.tsx";
import { getBoxSides, getComingSwap } from "./box-sides.ts";
import { LiftStill } from "./lift-still.tsx";
import { formatFloor, getTurnText, getWish } from "./lift-text.ts";
import { liftRules } from "./rules.ts";
import css from "./lift.module.css";

/** 順番待ち: no beat; where the boxes stand is where the guest before got out, and that has to be remembered. */
export function LiftReducedMotion(props: PlayProps) {
  const { page, setup, clock, showText, playSound, setScore, end } = props;
  const t = useMessages<Messages>();
  const { session, world, redraw } = useRoundSession(liftRules, setup);
  const [isLed, setIsLed] = useState(false);
  const guest = world.guests[world.at];
  const shownGuest = guest ?? world.guests.at(-1);
  const cast = shownGuest && page.cast[shownGuest.monster];
  const isFloorShown = setup.isAssisted || world.at === 0;
  const sides = getBoxSides(world, 0);
  const swap = getComingSwap(world, 0);
  const { areTurned, isComing } = sides;

  useEffect(() => {
    if (isComing) playSound("far-bell");
  }, [isComing, playSound]);

  function show() {
    setScore(session.score);
    redraw();
    if (world.at >= world.guests.length) end(session.log(), session.score);
  }

  function send(box: number) {
    if (!guest) return;
    session.act(clock.nowMs(), box);
    setIsLed(false);
    showText(getTurnText(t, guest, box));
    playSound(guest.judged === 3 ? "card-turn" : guest.stays ? "purr" : "cap-snap");
    show();
  }

  useSpecial(props, liftRules, session, () => {
    setIsLed(true);
    playSound("power-up");
    show();
  });

  return (
    <div className={css.stage}>
      <div className={css.still}>
        <LiftStill
          {...props}
          monster={shownGuest?.monster}
          stays={shownGuest?.stays ?? false}
          floor={isFloorShown ? world.floor : null}
          areTurned={areTurned}
          isLed={isLed}
        />
        <div className={`${css.waiting} stack-3 text-centred`}>
          <p className="text-body">
            {t("games.lift.left", { n: world.guests.length - world.at })}
            <span className={css.now}>
              {isFloorShown ? t("games.lift.now", { floor: formatFloor(t, world.floor) }) : t("games.lift.hidden")}
            </span>
          </p>
          <div className={css.wish}>
            {setup.night >= 3 && (
              <p className="text-body text-strong" aria-live="polite">
                {swap
                  ? t("games.lift.comingIn", { n: swap.guest - world.at })
                  : areTurned
                    ? t("games.lift.turned")
                    : t("games.lift.unturned")}
              </p>
            )}
            <p className="text-heading text-leading-15 text-strong" aria-live="polite">
              {cast && guest && getWish(t, guest, cast.name)}
            </p>
          </div>
        </div>
      </div>
      <BoxButtons sides={sides} isMotionReduced hasStay={setup.night >= 2} onSend={send} />
    </div>
  );
}
