// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import type { PlayProps } from "../play-props.ts";
import { BoxButtons } from "./box-buttons.tsx";
import { LiftStill } from "./lift-still.tsx";
import { highestFloor, liftRules } from "./rules.ts";
import css from "./lift.module.css";

/** 順番待ち: no beat; where the boxes stand is where the guest before got out, and that has to be remembered. */
export function LiftReducedMotion(props: PlayProps) {
  const { page, setup, clock, showText, playSound, setScore, end } = props;
  const t = useMessages<Messages>();
  const { session, world, redraw } = useRoundSession(liftRules, setup);
  const guest = world.guests[world.at];
  const shownGuest = guest ?? world.guests.at(-1);
  const cast = shownGuest && page.cast[shownGuest.monster];
  const isFloorShown = setup.isAssisted || world.at === 0;

  function send(side: number) {
    if (!guest) return;
    session.act(clock.nowMs(), side);
    const floor = formatFloor(t, guest.floor);
    showText(guest.judged === 3 ? t("games.lift.wrong", { floor }) : t("games.lift.ride", { floor }));
    playSound(guest.judged === 3 ? "card-turn" : "cap-snap");
    setScore(session.score);
    redraw();
    if (world.at >= world.guests.length) end(session.log(), session.score);
  }

  return (
    <div className={css.stage}>
      <div className={css.still}>
        <LiftStill {...props} monster={shownGuest?.monster} floor={isFloorShown ? world.floor : null} />
        <div className={`${css.waiting} stack-3 text-centred`}>
          <p className="text-body">
            {t("games.lift.left", { n: world.guests.length - world.at })}
            <span className={css.now}>
              {isFloorShown ? t("games.lift.now", { floor: formatFloor(t, world.floor) }) : t("games.lift.hidden")}
            </span>
          </p>
          <p className={`${css.wish} text-heading text-leading-15 text-strong`} aria-live="polite">
            {cast && guest && t("games.lift.guest", { name: cast.name, floor: formatFloor(t, guest.floor) })}
          </p>
        </div>
      </div>
      <BoxButtons onSend={send} />
    </div>
  );
}

function formatFloor(t: ReturnType<typeof useMessages<Messages>>, floor: number): string {
  if (floor >= highestFloor) return t("games.lift.roof");
  // There is no floor without a number: the ground is the first, below it the cellars begin.
  return floor >= 1 ? t("games.lift.floor", { n: floor }) : t("games.lift.base", { n: 1 - floor });
}
