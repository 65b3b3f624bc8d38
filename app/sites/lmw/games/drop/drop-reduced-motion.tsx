// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useState } from "react";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import { useSpecial } from "../flow/use-special.ts";
import type { PlayProps } from "../play-props.ts";
import { DropSquare } from "./drop-square.tsx";
import { GridNight } from "./grid-night.tsx";
import { listGridNews, rememberGrid } from "./grid-news.ts";
import { canLay, emptySquare, gridColumns, groupOf, maxPlaced, stoneSquare, undoEvent } from "./grid.ts";
import { LipMark } from "./lip-mark.tsx";
import { maxSaves, moonSize } from "./points.ts";
import { dropRules } from "./rules.ts";
import { listSizeNames } from "./size-names.ts";
import { getClosedRows } from "./tide.ts";
import css from "./drop.module.css";

/** 升ならべ: laid one by one, joined by a press; no clock, nothing rolls. */
export function DropReducedMotion(props: PlayProps) {
  const { setup, clock, showCaption, showText, playSound, setScore, end } = props;
  const t = useMessages<Messages>();
  const { session, world, redraw } = useRoundSession(dropRules, setup);
  const [changed, setChanged] = useState<readonly number[]>([]);
  // As the last press left it: what differs afterwards is the monster's doing.
  const [before, setBefore] = useState(() => rememberGrid(world));
  const grid = useGridKeys(gridColumns);
  const { squares, history, placedCount } = world.grid;
  const names = listSizeNames(t);
  const closedSquares = getClosedRows(setup.night, placedCount) * gridColumns;

  useSpecial(props, dropRules, session, () => {
    playSound("power-up");
    setScore(session.score);
    setChanged([...squares.keys()].filter((square) => squares[square] !== before.squares[square]));
    refresh();
  });

  function press(square: number) {
    const size = elementAt(squares, square);
    if (size === stoneSquare) return showText(t("games.drop.stone.hint"));
    if (size === emptySquare && !canLay(world, square)) return showText(t("games.drop.tide.hint"));
    if (size === emptySquare ? placedCount >= maxPlaced : groupOf(world.grid, square).length < 2) return;
    session.act(clock.nowMs(), square);
    playSound(size === emptySquare ? "bubble" : "capture");
    announce(size === emptySquare ? null : elementAt(world.grid.squares, square));
    if (world.score !== before.score) setScore(session.score);
    setChanged([]);
    refresh();
  }
  /** `grown`: the size that was joined, null when one was laid. */
  function announce(grown: number | null) {
    const news = listGridNews(t, before, world);
    if (grown === moonSize && news.length === 0) return showCaption("moon");
    const what = grown === null ? null : names[grown];
    const sentences = [...(what ? [t("games.drop.grew", { what })] : []), ...news];
    if (sentences.length > 0) showText(sentences.join(""));
  }
  function undo() {
    session.act(clock.nowMs(), undoEvent);
    setScore(session.score);
    setChanged([]);
    refresh();
  }
  function refresh() {
    setBefore(rememberGrid(world));
    redraw();
    if (session.pass(clock.nowMs())) end(session.log(), session.score);
  }

  return (
    <div className={`${css.reducedMotion} stack-3`} data-ready="">
      <p className={`${css.hangs} line-2 text-strong`} aria-live="polite">
        <LipMark size={world.hangs} />
        {t("games.drop.hangs", { what: names[world.hangs] ?? "", next: names[world.next] ?? "" })}
      </p>
      <GridNight night={setup.night} dropsToStone={world.dropsToStone} placedCount={placedCount} />
      <div ref={grid} className={css.squares}>
        {[...squares].map((size, square) => (
          <DropSquare
            key={square}
            square={square}
            size={size}
            name={names[size] ?? ""}
            joins={size >= 0 && groupOf(world.grid, square).length > 1}
            isUnderTide={square < closedSquares}
            isChanged={changed.includes(square)}
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
