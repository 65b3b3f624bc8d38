// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useEffect, useLayoutEffect } from "react";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { runRound } from "../flow/run-round.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import { useLatest } from "../flow/use-latest.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import type { CastMember } from "../game.server.ts";
import type { PlayProps } from "../play-props.ts";
import { boards, shellRules } from "./rules.ts";
import type { Shell, ShellWorld } from "./shell-world.ts";
import { ShellFace } from "./shell-face.tsx";
import { backOf, trayUrl } from "./shell-pictures.ts";
import css from "./shells.module.css";

/** The shells in their rows: each a button that turns over. */
export function ShellBoard(props: PlayProps) {
  const { page, setup, clock, isMotionReduced, setScore } = props;
  const t = useMessages<Messages>();
  const { session, world, redraw } = useRoundSession(shellRules, setup);
  const latestProps = useLatest(props);
  const { columns } = elementAt(boards, Math.min(world.board, boards.length - 1));
  const grid = useGridKeys(columns);

  useLayoutEffect(() => grid.current?.style.setProperty("--tray", `url("${trayUrl}")`), [grid]);
  useEffect(() => {
    let shownKey = "";
    return runRound(session, latestProps, "far-bell", (nowMs) => {
      // Only what turns over by itself; presses draw anew on their own.
      const key = `${world.board}:${world.open.join()}:${nowMs >= world.readyMs}`;
      if (key === shownKey) return;
      shownKey = key;
      redraw();
    });
  }, [latestProps, session, world, redraw]);

  function turn(shell: number) {
    const nowMs = clock.nowMs();
    if (session.pass(nowMs) || nowMs < world.readyMs) return;
    const one = world.shells[shell];
    if (!one || one.isFound || (world.open.length === 1 && world.open[0] === shell)) return;
    const { board } = world;
    session.act(nowMs, shell);
    setScore(session.score);
    announceTurn(props, world, board);
    redraw();
  }

  return (
    <div className={`${css.board} stack-2`} data-reduced-motion={isMotionReduced || undefined} data-ready="">
      <p className="between flex text-fine">
        <span>{t("games.shells.board", { n: world.shells.length, found: world.found })}</span>
        <span>{t("games.shells.turns", { n: world.turns })}</span>
      </p>
      <div className={`${css.place} middle`}>
        <div
          ref={grid}
          className={css.shells}
          data-columns={columns}
          data-rows={world.shells.length / columns}
          data-lying={world.nowMs >= world.readyMs ? world.board : undefined}
        >
          {world.shells.map((shell, n) => (
            <ShellButton
              key={`${world.board}-${n}`}
              n={n}
              board={world.board}
              shell={shell}
              cast={page.cast[shell.monster]}
              isOpen={shell.isFound || world.open.includes(n)}
              isMarked={setup.isAssisted && shell.wasSeen}
              onTurn={turn}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** What is heard and said of the shell that was just turned; `board`: the one it lay on. */
function announceTurn(
  { playSound, showCaption }: PlayProps,
  { board: boardNow, last }: ShellWorld,
  board: number,
): void {
  if (boardNow > board) {
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

interface ShellButtonProps {
  n: number;
  board: number;
  shell: Shell;
  cast: CastMember | undefined;
  isOpen: boolean;
  isMarked: boolean;
  onTurn: (n: number) => void;
}

function ShellButton({ n, board, shell, cast, isOpen, isMarked, onTurn }: ShellButtonProps) {
  const t = useMessages<Messages>();
  const name = cast?.name ?? "";
  const label = shell.isName ? t("games.shells.name", { name }) : t("games.shells.scene", { name });
  return (
    <button
      type="button"
      data-cell
      data-shell={n}
      data-board={board}
      className={css.shell}
      data-open={isOpen || undefined}
      data-found={shell.isFound || undefined}
      aria-label={isOpen ? label : t("games.shells.closed", { n: n + 1 })}
      onClick={() => onTurn(n)}
    >
      <ShellFace cast={cast} back={backOf(n, board)} isName={shell.isName} isOpen={isOpen} isMarked={isMarked} />
    </button>
  );
}
