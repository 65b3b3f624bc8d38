// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useEffect, useLayoutEffect, useState } from "react";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { runRound } from "../flow/run-round.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import { useLatest } from "../flow/use-latest.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import { useSpecial } from "../flow/use-special.ts";
import type { PlayProps } from "../play-props.ts";
import { boards, shellRules } from "./rules.ts";
import { ShellButton } from "./shell-button.tsx";
import { getShellMarks } from "./shell-marks.ts";
import { describeApart, describeSwaps } from "./shell-news.ts";
import { createShellBacks, trayUrl } from "./shell-pictures.ts";
import type { ShellWorld } from "./shell-world.ts";
import { useGlides } from "./use-glides.ts";
import { usePeekNews } from "./use-peek-news.ts";
import css from "./shells.module.css";

/** The shells in their rows: each a button that turns over. */
export function ShellBoard(props: PlayProps) {
  const { page, setup, clock, isMotionReduced, playSound, setScore } = props;
  const t = useMessages<Messages>();
  const { session, world, redraw } = useRoundSession(shellRules, setup);
  const latestProps = useLatest(props);
  const { columns } = elementAt(boards, Math.min(world.board, boards.length - 1));
  const grid = useGridKeys(columns);
  const [backAt] = useState(createShellBacks);
  useGlides(grid, world, isMotionReduced);
  usePeekNews(props, world);
  useSpecial(props, shellRules, session, () => {
    playSound("power-up");
    redraw();
  });

  useLayoutEffect(() => grid.current?.style.setProperty("--tray", `url("${trayUrl}")`), [grid]);
  useEffect(() => {
    let shownKey = "";
    return runRound(session, latestProps, "far-bell", (nowMs) => {
      // Only what turns over by itself; presses draw anew on their own.
      const key = `${world.board}:${world.open.join()}:${nowMs >= world.readyMs}:${world.peek !== null}`;
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
    announceTurn(props, world, board, {
      apart: describeApart(t, page.cast, world),
      mended: t("games.shells.mended"),
    });
    redraw();
  }

  return (
    <div className={`${css.board} stack-2`} data-reduced-motion={isMotionReduced || undefined} data-ready="">
      <p className="between flex text-fine">
        <span>{t("games.shells.board", { n: world.shells.length, found: world.found })}</span>
        <span>{t("games.shells.turns", { n: world.turns })}</span>
      </p>
      <p className="visually-hidden" role="status">
        {describeSwaps(t, world)}
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
              back={backAt(shell, n, world.board)}
              marks={getShellMarks(world, n)}
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

/** What is heard and said of the shell that was just turned; `board`: the one it lay on; `news`: what the night brings. */
function announceTurn(
  { playSound, showCaption, showText }: PlayProps,
  { board: boardNow, last }: ShellWorld,
  board: number,
  news: { apart: string | null; mended: string },
): void {
  if (boardNow > board) {
    playSound("jackpot");
    showCaption("bigger");
  } else if (last?.kind === "pair") {
    playSound("capture");
    if (last.points > 0) showCaption("pair");
    else showText(news.mended);
  } else if (last?.kind === "apart") {
    playSound("card-turn");
    if (news.apart) showText(news.apart);
    else showCaption("apart");
  } else {
    playSound("ui-tap");
    showCaption("open");
  }
}
