import { useCallback } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useCanvasGame } from "../flow/use-canvas-game.ts";
import type { PlayProps } from "../play-props.ts";
import { startPainting } from "./start-painting.ts";
import css from "./paint.module.css";

/** The sign and the brush: by a finger, a mouse, or the arrows with the space bar. */
export function PaintCanvas(props: PlayProps) {
  const t = useMessages<Messages>();
  const { night } = props.setup;
  const canvas = useCanvasGame(
    props,
    useCallback(
      (game) =>
        startPainting(game, {
          dry: t("games.paint.dry"),
          dipped: t("games.paint.dipped"),
          spoilt: t("games.paint.spoilt"),
        }),
      [t],
    ),
  );
  const label = [
    t("games.paint.board"),
    night >= 2 && t("games.paint.boardSpot"),
    night >= 3 && t("games.paint.boardPot"),
  ];
  return (
    <canvas
      ref={canvas}
      className={`${css.canvas} overlay-full`}
      role="img"
      aria-label={label.filter(Boolean).join("")}
      tabIndex={0}
      data-field
    />
  );
}
