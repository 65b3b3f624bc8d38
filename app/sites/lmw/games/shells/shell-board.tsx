// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { createRoundSession } from "../flow/round-session.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import type { PlayProps } from "../play-props.ts";
import { boards, shellRules } from "./rules.ts";
import { ShellFace } from "./shell-face.tsx";
import css from "./shells.module.css";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** The shells in their rows: each a button that turns over. */
export function ShellBoard(props: PlayProps) {
  const { page, setup, clock, isMotionReduced } = props;
  const t = useMessages<Messages>();
  const [session] = useState(() => createRoundSession(shellRules, setup));
  const [, redraw] = useState(0);
  const latestProps = useRef(props);
  useEffect(() => {
    latestProps.current = props;
  });
  const { world } = session;
  const columns = elementAt(boards, Math.min(world.board, boards.length - 1)).columns;
  const grid = useGridKeys(columns);

  useEffect(() => {
    let key = "";
    let isOver = false;
    return clock.onFrame((nowMs) => {
      const isDone = session.pass(nowMs);
      // Only what turns over by itself; presses draw anew on their own.
      const now = `${world.board}:${world.open.join()}:${nowMs >= world.readyMs}`;
      if (now !== key) {
        key = now;
        redraw((n) => n + 1);
      }
      if (!isDone || isOver) return;
      isOver = true;
      const { showCaption, playSound, end } = latestProps.current;
      showCaption("end");
      playSound("far-bell");
      end(session.log(), session.score);
    });
  }, [clock, session, world]);

  function turn(shell: number) {
    const nowMs = clock.nowMs();
    if (session.pass(nowMs) || nowMs < world.readyMs) return;
    const one = world.shells[shell];
    if (!one || one.isFound || (world.open.length === 1 && world.open[0] === shell)) return;
    const { board } = world;
    session.act(nowMs, shell);
    reportTurn(board);
    redraw((n) => n + 1);
  }
  function reportTurn(board: number) {
    const { showCaption, playSound, setScore } = latestProps.current;
    const { last } = world;
    setScore(session.score);
    if (world.board > board) {
      playSound("jackpot");
      showCaption("bigger");
    } else if (last?.kind === "pair") {
      playSound("capture");
      showCaption("pair");
    } else if (last?.kind === "apart") {
      playSound("card-turn");
      showCaption("apart");
    } else {
      playSound("ui-tap");
      showCaption("open");
    }
  }

  return (
    <div className={`${css.board} stack-2`} data-calm={isMotionReduced || undefined} data-ready="">
      <svg className={css.defs} aria-hidden="true">
        <radialGradient id="shell-bone" cx=".38" cy=".26" r=".9">
          <stop offset="0" stopColor="#fffaf5" />
          <stop offset=".45" stopColor="#e6dad0" />
          <stop offset="1" stopColor="#8f7c70" />
        </radialGradient>
      </svg>
      <p className="between flex text-fine">
        <span>{t("games.shells.board", { n: world.shells.length, found: world.found })}</span>
        <span>{t("games.shells.turns", { n: world.turns })}</span>
      </p>
      <div
        ref={grid}
        className={`${css.shells} stack-2`}
        data-columns={columns}
        data-lying={world.nowMs >= world.readyMs ? world.board : undefined}
      >
        {world.shells.map((shell, n) => {
          const cast = page.cast[shell.monster];
          const isOpen = shell.isFound || world.open.includes(n);
          const name = cast?.name ?? "";
          const label = shell.isName ? t("games.shells.name", { name }) : t("games.shells.scene", { name });
          return (
            <button
              key={`${world.board}-${n}`}
              type="button"
              data-cell
              data-shell={n}
              data-board={world.board}
              className={css.shell}
              data-open={isOpen || undefined}
              data-found={shell.isFound || undefined}
              aria-label={isOpen ? label : t("games.shells.closed", { n: n + 1 })}
              onClick={() => turn(n)}
            >
              <ShellFace
                cast={cast}
                isName={shell.isName}
                isOpen={isOpen}
                isMarked={setup.isAssisted && shell.wasSeen}
              />
            </button>
          );
        })}
      </div>
    </div>
  );
}
