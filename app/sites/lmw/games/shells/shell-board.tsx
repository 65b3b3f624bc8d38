// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { layTable } from "../flow/table.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import type { PlayProps } from "../play-props.ts";
import { boards, shellRules } from "./rules.ts";
import { ShellFace } from "./shell-face.tsx";
import css from "./shells.module.css";

/** The shells in their rows: each a button that turns over. */
export function ShellBoard(props: PlayProps) {
  const { page, setup, clock, isCalm } = props;
  const t = useWords<Words>();
  const [table] = useState(() => layTable(shellRules, setup));
  const [, redraw] = useState(0);
  const given = useRef(props);
  useEffect(() => {
    given.current = props;
  });
  const { world } = table;
  const columns = boards[Math.min(world.board, boards.length - 1)]!.columns;
  const grid = useGridKeys(columns);

  useEffect(() => {
    let key = "";
    let isOver = false;
    return clock.eachFrame((nowMs) => {
      const isDone = table.pass(nowMs);
      // Only what turns over by itself; presses draw anew on their own.
      const now = `${world.board}:${world.open.join()}:${nowMs >= world.readyMs}`;
      if (now !== key) {
        key = now;
        redraw((n) => n + 1);
      }
      if (!isDone || isOver) return;
      isOver = true;
      const { say, sound, end } = given.current;
      say("end");
      sound("far-bell");
      end(table.log(), table.score);
    });
  }, [clock, table, world]);

  function turn(shell: number) {
    const nowMs = clock.nowMs();
    if (table.pass(nowMs) || nowMs < world.readyMs) return;
    const one = world.shells[shell];
    if (!one || one.isFound || (world.open.length === 1 && world.open[0] === shell)) return;
    const { board } = world;
    table.act(nowMs, shell);
    tellOf(board);
    redraw((n) => n + 1);
  }
  function tellOf(board: number) {
    const { say, sound, score } = given.current;
    const { last } = world;
    score(table.score);
    if (world.board > board) {
      sound("jackpot");
      say("bigger");
    } else if (last?.kind === "pair") {
      sound("capture");
      say("pair");
    } else if (last?.kind === "apart") {
      sound("card-turn");
      say("apart");
    } else {
      sound("ui-tap");
      say("open");
    }
  }

  return (
    <div className={css.board} data-calm={isCalm || undefined} data-ready="">
      <svg className={css.defs} aria-hidden="true">
        <radialGradient id="shell-bone" cx=".38" cy=".26" r=".9">
          <stop offset="0" stopColor="#fffaf5" />
          <stop offset=".45" stopColor="#e6dad0" />
          <stop offset="1" stopColor="#8f7c70" />
        </radialGradient>
      </svg>
      <p className={css.count}>
        <span>{t("games.shells.board", { n: world.shells.length, found: world.found })}</span>
        <span>{t("games.shells.turns", { n: world.turns })}</span>
      </p>
      <div
        ref={grid}
        className={css.shells}
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
