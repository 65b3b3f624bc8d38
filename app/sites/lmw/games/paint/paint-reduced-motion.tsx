// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import { useSpecial } from "../flow/use-special.ts";
import type { PlayProps } from "../play-props.ts";
import { InkRow } from "./ink-row.tsx";
import { squareCells, squaresAcross } from "./mouth.ts";
import { getFullInk } from "./pot.ts";
import { paintEvents, paintRules, reducedMotionSigns } from "./rules.ts";
import { SquaresBoard } from "./squares-board.tsx";
import css from "./paint.module.css";

/** ますめ塗り: which squares belong to the mouth, edge squares weighed by the eye. */
export function PaintReducedMotion(props: PlayProps) {
  const { page, setup, clock, showText, playSound, setScore, end } = props;
  const t = useMessages<Messages>();
  const { session, world, redraw } = useRoundSession(paintRules, setup);
  const grid = useGridKeys(squaresAcross);
  const hex = page.host.hex.toLowerCase();
  const { movesLeft } = world.charge;
  useSpecial(props, paintRules, session, () => {
    playSound("power-up");
    redraw();
  });

  function choose(square: number) {
    const isDry = setup.night >= 3 && world.ink === 0 && movesLeft === 0 && world.chosen[square] === 0;
    session.act(clock.nowMs(), paintEvents.square, square);
    const isChosen = world.chosen[square] === 1;
    playSound(isChosen || !isDry ? "brush-stroke" : "graze");
    if (!isChosen && isDry) showText(t("games.paint.dryTwin"));
    else if (isChosen && square === world.spot?.square) showText(t("games.paint.spoilt"));
    redraw();
  }
  function dip() {
    session.act(clock.nowMs(), paintEvents.dip);
    playSound("water-drop");
    showText(t("games.paint.dipped"));
    redraw();
  }
  function finish() {
    session.act(clock.nowMs(), paintEvents.finish);
    playSound("lip-print");
    setScore(session.score);
    showText(t("games.paint.done", { points: world.done.at(-1) ?? 0 }));
    redraw();
    if (world.done.length >= reducedMotionSigns) end(session.log(), session.score);
  }

  return (
    <div className={`${css.reducedMotion} stack-4`} data-ready="" data-sign={world.done.length + 1}>
      <p className="text-strong">
        {t("games.paint.sign", { n: Math.min(reducedMotionSigns, world.done.length + 1) })}
        {movesLeft > 0 && <span className={css.doubled}>{t("games.paint.doubled", { n: movesLeft })}</span>}
      </p>
      <div ref={grid} className={css.squares} data-doubled={movesLeft > 0 || undefined}>
        <SquaresBoard hex={hex} mouth={world.mouth} spot={world.spot} chosen={world.chosen} />
        {[...world.shares].map((share, square) => (
          <button
            key={square}
            type="button"
            data-cell
            className={css.square}
            aria-pressed={world.chosen[square] === 1}
            aria-label={t("games.paint.square", {
              row: Math.floor(square / squaresAcross) + 1,
              column: (square % squaresAcross) + 1,
              share: t(`games.paint.share.${world.spot?.square === square ? "spot" : getShareKey(share)}`),
            })}
            data-spot={world.spot?.square === square || undefined}
            data-lit={share > 0 || undefined}
            onClick={() => choose(square)}
          />
        ))}
      </div>
      {setup.night >= 3 && <InkRow hex={hex} ink={world.ink} fullInk={getFullInk(setup)} onDip={dip} />}
      <Button look="bone" wide onClick={finish} data-finish>
        {t("games.paint.finish")}
      </Button>
    </div>
  );
}

const squareArea = squareCells * squareCells;

function getShareKey(share: number): "full" | "most" | "half" | "little" | "none" {
  if (share === squareArea) return "full";
  if (share > squareArea * 0.62) return "most";
  if (share > squareArea * 0.38) return "half";
  return share > 0 ? "little" : "none";
}
