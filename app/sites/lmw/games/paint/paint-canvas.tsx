import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useCanvasGame } from "../flow/use-canvas-game.ts";
import type { PlayProps } from "../play-props.ts";
import { startPainting } from "./start-painting.ts";
import css from "./paint.module.css";

/** The sign and the brush: by a finger, a mouse, or the arrows with the space bar. */
export function PaintCanvas(props: PlayProps) {
  const t = useMessages<Messages>();
  const canvas = useCanvasGame(props, startPainting);
  return (
    <canvas
      ref={canvas}
      className={`${css.canvas} overlay-full`}
      role="img"
      aria-label={t("games.paint.board")}
      tabIndex={0}
      data-field
    />
  );
}
