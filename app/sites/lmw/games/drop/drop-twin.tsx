// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { layTable } from "../flow/table.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import type { PlayProps } from "../play-props.ts";
import { gridColumns, groupOf, stepBack } from "./grid.ts";
import { LipMark } from "./lip-mark.tsx";
import { moonSize, mostSaves } from "./points.ts";
import { dropRules } from "./rules.ts";
import css from "./drop.module.css";

/** 升ならべ: laid one by one, joined by a press; no clock, nothing rolls. */
export function DropTwin({ setup, clock, say, tell, sound, score, end }: PlayProps) {
  const t = useWords<Words>();
  const [table] = useState(() => layTable(dropRules, setup));
  const [, redraw] = useState(0);
  const { world } = table;
  const grid = useGridKeys(gridColumns);
  const { squares, before, laid } = world.grid;
  const names = sizeNames(t);

  function press(square: number) {
    const isEmpty = squares[square]! < 0;
    if (isEmpty ? laid >= 60 : groupOf(world.grid, square).length < 2) return;
    const was = world.score;
    table.act(clock.nowMs(), square);
    sound(isEmpty ? "bubble" : "capture");
    if (!isEmpty) {
      const size = world.grid.squares[square]!;
      if (size === moonSize) say("moon");
      else tell(t("games.drop.grew", { what: names[size] ?? "" }));
    }
    if (world.score !== was) score(table.score);
    after();
  }
  function goBack() {
    table.act(clock.nowMs(), stepBack);
    score(table.score);
    after();
  }
  function after() {
    redraw((n) => n + 1);
    if (table.pass(clock.nowMs())) end(table.log(), table.score);
  }

  return (
    <div className={css.twin} data-ready="">
      <p className={css.hangs} aria-live="polite">
        <LipMark size={world.hangs} />
        {t("games.drop.hangs", { what: names[world.hangs] ?? "", next: names[world.next] ?? "" })}
      </p>
      <div ref={grid} className={css.squares}>
        {[...squares].map((size, square) => {
          const joins = size >= 0 && groupOf(world.grid, square).length > 1;
          const what =
            size < 0 ? t("games.drop.empty") : `${names[size] ?? ""}${joins ? `、${t("games.drop.joins")}` : ""}`;
          const place = { row: Math.floor(square / gridColumns) + 1, column: (square % gridColumns) + 1 };
          return (
            <button
              key={square}
              type="button"
              data-cell
              className={css.square}
              data-joins={joins || undefined}
              aria-label={t("games.drop.square", { ...place, what })}
              onClick={() => press(square)}
            >
              {size >= 0 && <LipMark size={size} />}
              {size >= 0 && <span className={css.number}>{size + 1}</span>}
            </button>
          );
        })}
      </div>
      {setup.isAssisted && (
        <Button look="line" wide onClick={goBack} disabled={before.length === 0 || world.saved >= mostSaves}>
          {t("games.drop.back", { n: mostSaves - world.saved })}
        </Button>
      )}
    </div>
  );
}

const sizeNames = (t: ReturnType<typeof useWords<Words>>): string[] => [
  t("games.drop.size.s0"),
  t("games.drop.size.s1"),
  t("games.drop.size.s2"),
  t("games.drop.size.s3"),
  t("games.drop.size.s4"),
  t("games.drop.size.s5"),
  t("games.drop.size.s6"),
  t("games.drop.size.s7"),
  t("games.drop.size.s8"),
  t("games.drop.size.s9"),
  t("games.drop.size.s10"),
];
