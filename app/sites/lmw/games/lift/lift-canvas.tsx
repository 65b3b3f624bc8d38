import { useCallback, useRef, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { RoundSession } from "../flow/round-session.ts";
import { useCanvasGame } from "../flow/use-canvas-game.ts";
import type { PlayProps } from "../play-props.ts";
import { BoxButtons } from "./box-buttons.tsx";
import { firstSides } from "./box-sides.ts";
import type { LiftWorld } from "./rules.ts";
import { startLift } from "./start-lift.ts";
import css from "./lift.module.css";

/** The queue on the beat: two buttons, or the arrows. */
export function LiftCanvas(props: PlayProps) {
  const t = useMessages<Messages>();
  const session = useRef<RoundSession<LiftWorld> | null>(null);
  const [sides, setSides] = useState(firstSides);
  const canvas = useCanvasGame(
    props,
    useCallback((game) => void (session.current = startLift(game, t, setSides)), [t]),
  );
  return (
    <div className={css.stage}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={props.page.words.title} />
      <BoxButtons
        sides={sides}
        isMotionReduced={props.isMotionReduced}
        onSend={(side, momentMs) => session.current?.act(props.clock.timeOfEvent(momentMs), side)}
      />
    </div>
  );
}
