// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import type { PlayProps } from "../play-props.ts";
import { shellRules, reducedMotionPairs } from "./rules.ts";
import css from "./shells.module.css";

/** 文字あわせ: names on the left, what they are like on the right; everything lies open. */
export function ShellReducedMotion({ page, setup, clock, showCaption, playSound, setScore, end }: PlayProps) {
  const t = useMessages<Messages>();
  const { session, world, redraw } = useRoundSession(shellRules, setup);
  const half = world.shells.length / 2;

  function choose(n: number) {
    const shell = world.shells[n];
    if (!shell || shell.isFound) return;
    const nowMs = Math.max(clock.nowMs(), world.readyMs);
    const [open] = world.open;
    // Two of one side: the second takes the place of the first, by laying that one down again beside itself.
    if (world.open.length === 1 && open === n) return;
    session.act(nowMs, n);
    const { last } = world;
    if (last?.kind === "pair" || last?.kind === "bigger") {
      playSound("capture");
      showCaption(last.kind);
    } else if (last?.kind === "apart") {
      playSound("card-turn");
      showCaption("apart");
    }
    setScore(session.score);
    redraw();
    if (world.board >= reducedMotionPairs.length) end(session.log(), session.score);
  }

  const column = (from: number, title: string) => (
    <ul className={css.list} aria-label={title}>
      {world.shells.slice(from, from + half).map((shell, i) => {
        const n = from + i;
        const cast = page.cast[shell.monster];
        return (
          <li key={`${world.board}-${n}`}>
            <button
              type="button"
              className={`${css.word} text-body text-bright wide`}
              data-name={shell.isName || undefined}
              data-monster={shell.monster}
              aria-pressed={world.open.length === 1 && world.open[0] === n}
              disabled={shell.isFound}
              onClick={() => choose(n)}
            >
              {shell.isFound && <span className="visually-hidden">{t("games.shells.found")}</span>}
              {shell.isName ? cast?.name : cast?.character}
            </button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={`${css.reducedMotion} stack-2`} data-ready="">
      {column(0, t("games.shells.names"))}
      {column(half, t("games.shells.scenes"))}
    </div>
  );
}
