// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { layTable } from "../flow/table.ts";
import type { PlayProps } from "../play-props.ts";
import { BoxButtons } from "./box-buttons.tsx";
import { highestFloor, liftRules } from "./rules.ts";
import css from "./lift.module.css";

/** 順番待ち: no beat; where the boxes stand is where the guest before got out, and that has to be remembered. */
export function LiftTwin({ page, setup, clock, tell, sound, score, end }: PlayProps) {
  const t = useWords<Words>();
  const [table] = useState(() => layTable(liftRules, setup));
  const [, redraw] = useState(0);
  const { world } = table;
  const guest = world.guests[world.at];
  const seen = guest ?? world.guests.at(-1);
  const cast = seen && page.cast[seen.monster];
  const isNowTold = setup.isAssisted || world.at === 0;

  function send(side: number) {
    if (!guest) return;
    table.act(clock.nowMs(), side);
    const floor = floorWords(t, guest.floor);
    tell(guest.judged === 3 ? t("games.lift.wrong", { floor }) : t("games.lift.ride", { floor }));
    sound(guest.judged === 3 ? "card-turn" : "cap-snap");
    score(table.score);
    redraw((n) => n + 1);
    if (world.at >= world.guests.length) end(table.log(), table.score);
  }

  return (
    <div className={css.stage} data-ready="">
      <div className={css.waiting}>
        <p className={css.left}>{t("games.lift.left", { n: world.guests.length - world.at })}</p>
        {cast && <img className={css.guest} src={cast.picture} alt="" />}
        <p className={css.wish} aria-live="polite">
          {cast && guest && t("games.lift.guest", { name: cast.name, floor: floorWords(t, guest.floor) })}
        </p>
        <p className={css.now}>
          {isNowTold ? t("games.lift.now", { floor: floorWords(t, world.floor) }) : t("games.lift.hidden")}
        </p>
      </div>
      <BoxButtons onSend={send} />
    </div>
  );
}

function floorWords(t: ReturnType<typeof useWords<Words>>, floor: number): string {
  if (floor >= highestFloor) return t("games.lift.roof");
  // There is no floor without a number: the ground is the first, below it the cellars begin.
  return floor >= 1 ? t("games.lift.floor", { n: floor }) : t("games.lift.base", { n: 1 - floor });
}
