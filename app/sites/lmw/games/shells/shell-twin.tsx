// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { layTable } from "../flow/table.ts";
import type { PlayProps } from "../play-props.ts";
import { shellRules, twinPairs } from "./rules.ts";
import css from "./shells.module.css";

/** 文字あわせ: names on the left, what they are like on the right; everything lies open. */
export function ShellTwin({ page, setup, clock, say, sound, score, end }: PlayProps) {
  const t = useWords<Words>();
  const [table] = useState(() => layTable(shellRules, setup));
  const [, redraw] = useState(0);
  const { world } = table;
  const half = world.shells.length / 2;

  function choose(n: number) {
    const shell = world.shells[n];
    if (!shell || shell.isFound) return;
    const nowMs = Math.max(clock.nowMs(), world.readyMs);
    const [open] = world.open;
    // Two of one side: the second takes the place of the first, by laying that one down again beside itself.
    if (world.open.length === 1 && open === n) return;
    table.act(nowMs, n);
    const { last } = world;
    if (last?.kind === "pair" || last?.kind === "bigger") {
      sound("capture");
      say(last.kind);
    } else if (last?.kind === "apart") {
      sound("card-turn");
      say("apart");
    }
    score(table.score);
    redraw((count) => count + 1);
    if (world.board >= twinPairs.length) end(table.log(), table.score);
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
              className={css.word}
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
    <div className={css.twin} data-ready="">
      {column(0, t("games.shells.names"))}
      {column(half, t("games.shells.scenes"))}
    </div>
  );
}
