// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useGridKeys } from "../flow/use-keys.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import type { PlayProps } from "../play-props.ts";
import { firstSquareColumn, type Mouth, rows, squareCells, squaresAcross } from "./mouth.ts";
import { paintEvents, paintRules, reducedMotionSigns } from "./rules.ts";
import css from "./paint.module.css";

/** ますめ塗り: which squares belong to the mouth, edge squares weighed by the eye. */
export function PaintReducedMotion({ page, setup, clock, showText, playSound, setScore, end }: PlayProps) {
  const t = useMessages<Messages>();
  const { session, world, redraw } = useRoundSession(paintRules, setup);
  const grid = useGridKeys(squaresAcross);

  function choose(square: number) {
    session.act(clock.nowMs(), paintEvents.square, square);
    playSound("brush-stroke");
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
      <p className="text-strong">{t("games.paint.sign", { n: Math.min(reducedMotionSigns, world.done.length + 1) })}</p>
      <div ref={grid} className={css.squares}>
        <svg
          className={`${css.outline} overlay-full`}
          viewBox={`${firstSquareColumn * 4} 0 ${squaresAcross * squareCells * 4} ${rows * 4}`}
          aria-hidden="true"
        >
          <path d={outlineOf(world.mouth)} fillRule="evenodd" />
        </svg>
        {[...world.shares].map((share, square) => (
          <button
            key={square}
            type="button"
            data-cell
            className={classNames(css.square, world.chosen[square] === 1 && shadeClass(page.host.hex))}
            aria-pressed={world.chosen[square] === 1}
            aria-label={t("games.paint.square", {
              row: Math.floor(square / squaresAcross) + 1,
              column: (square % squaresAcross) + 1,
              share: t(`games.paint.share.${getShareKey(share)}`),
            })}
            data-lit={share > 0 || undefined}
            onClick={() => choose(square)}
          />
        ))}
      </div>
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

/** The mouth as an SVG path, in half units. */
function outlineOf({ outline }: Mouth): string {
  const ring = (upper: "top" | "gapTop", lower: "bottom" | "gapBottom"): string => {
    const forward = outline.map((one) => `${one.column * 4 + 2} ${(one[upper] / 64).toFixed(1)}`);
    const back = outline.toReversed().map((one) => `${one.column * 4 + 2} ${(one[lower] / 64).toFixed(1)}`);
    return `M${[...forward, ...back].join("L")}Z`;
  };
  const hasGap = outline.some(({ gapTop, gapBottom }) => gapBottom > gapTop);
  return ring("top", "bottom") + (hasGap ? ring("gapTop", "gapBottom") : "");
}
