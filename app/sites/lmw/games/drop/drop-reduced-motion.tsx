// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import type { PlayProps } from "../play-props.ts";
import { gridColumns, groupOf, undoEvent } from "./grid.ts";
import { LipMark } from "./lip-mark.tsx";
import { moonSize, maxSaves } from "./points.ts";
import { dropRules } from "./rules.ts";
import css from "./drop.module.css";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** 升ならべ: laid one by one, joined by a press; no clock, nothing rolls. */
export function DropReducedMotion({ setup, clock, showCaption, showText, playSound, setScore, end }: PlayProps) {
  const t = useMessages<Messages>();
  const { session, world, redraw } = useRoundSession(dropRules, setup);
  const grid = useGridKeys(gridColumns);
  const { squares, history, placedCount } = world.grid;
  const names = listSizeNames(t);

  function press(square: number) {
    const isEmpty = elementAt(squares, square) < 0;
    if (isEmpty ? placedCount >= 60 : groupOf(world.grid, square).length < 2) return;
    const previousScore = world.score;
    const lastMiss = world.missed.at(-1);
    session.act(clock.nowMs(), square);
    playSound(isEmpty ? "bubble" : "capture");
    if (!isEmpty) {
      const size = elementAt(world.grid.squares, square);
      if (size === moonSize) showCaption("moon");
      else showText(t("games.drop.grew", { what: names[size] ?? "" }));
    }
    if (world.missed.at(-1) !== lastMiss && world.score < previousScore) showText(t("games.drop.missed"));
    if (world.score !== previousScore) setScore(session.score);
    refresh();
  }
  function undo() {
    session.act(clock.nowMs(), undoEvent);
    setScore(session.score);
    refresh();
  }
  function refresh() {
    redraw();
    if (session.pass(clock.nowMs())) end(session.log(), session.score);
  }

  return (
    <div className={`${css.reducedMotion} stack-3`} data-ready="">
      <p className="line-2 text-strong" aria-live="polite">
        <LipMark size={world.hangs} />
        {t("games.drop.hangs", { what: names[world.hangs] ?? "", next: names[world.next] ?? "" })}
      </p>
      <div ref={grid} className={css.squares}>
        {[...squares].map((size, square) => (
          <Square
            key={square}
            square={square}
            size={size}
            name={names[size] ?? ""}
            joins={size >= 0 && groupOf(world.grid, square).length > 1}
            onPress={press}
          />
        ))}
      </div>
      {setup.isAssisted && (
        <Button look="line" wide onClick={undo} disabled={history.length === 0 || world.saved >= maxSaves}>
          {t("games.drop.back", { n: maxSaves - world.saved })}
        </Button>
      )}
    </div>
  );
}

interface SquareProps {
  square: number;
  /** −1: empty. */
  size: number;
  name: string;
  /** It lies beside others like it. */
  joins: boolean;
  onPress: (square: number) => void;
}

function Square({ square, size, name, joins, onPress }: SquareProps) {
  const t = useMessages<Messages>();
  const what = size < 0 ? t("games.drop.empty") : `${name}${joins ? `、${t("games.drop.joins")}` : ""}`;
  const position = { row: Math.floor(square / gridColumns) + 1, column: (square % gridColumns) + 1 };
  return (
    <button
      type="button"
      data-cell
      className={`${css.square} middle text-bright`}
      data-joins={joins || undefined}
      aria-label={t("games.drop.square", { ...position, what })}
      onClick={() => onPress(square)}
    >
      {size >= 0 && <LipMark size={size} />}
      {size >= 0 && <span className={`${css.number} text-fine text-strong`}>{size + 1}</span>}
    </button>
  );
}

const listSizeNames = (t: ReturnType<typeof useMessages<Messages>>): string[] => [
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
