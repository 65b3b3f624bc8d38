import { useCallback } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useKeys } from "../flow/use-keys.ts";
import { useLatest } from "../flow/use-latest.ts";
import type { BoxSides } from "./box-sides.ts";
import { letStayEvent } from "./rules.ts";
import css from "./lift.module.css";

interface BoxButtonsProps {
  sides: BoxSides;
  isMotionReduced: boolean;
  /** Between the two is a third one, by which a guest is let stay. */
  hasStay?: boolean;
  /** 0 left, 1 right, or `letStayEvent`. */
  onSend: (box: number, momentMs: number) => void;
}

/** Left goes up and right goes down, until they change sides: by touch at the moment the finger lands, by the arrows, or by any click. */
export function BoxButtons({ sides, isMotionReduced, hasStay = false, onSend }: BoxButtonsProps) {
  const t = useMessages<Messages>();
  const send = useLatest(onSend);
  useKeys(
    useCallback(
      (key: string, event: KeyboardEvent) => {
        const box = { ArrowLeft: 0, ArrowRight: 1, ...(hasStay && { ArrowDown: letStayEvent }) }[key];
        if (box === undefined) return;
        event.preventDefault();
        send.current(box, event.timeStamp);
      },
      [send, hasStay],
    ),
  );
  const names = [t("games.lift.up"), t("games.lift.down"), t("games.lift.stay")];
  const button = (box: number, way: number, label?: string) => (
    <button
      type="button"
      className={`${css.box} text-bright text-lead text-strong`}
      data-side={box}
      aria-label={label}
      onPointerDown={(event) => send.current(box, event.timeStamp)}
      // A click without a pointer comes from a key or from what reads the screen.
      onClick={(event) => event.detail === 0 && send.current(box, event.timeStamp)}
    >
      <span key={way} className={`${css.way} stack-1`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <WayMark way={way} />
        </svg>
        {names[way]}
      </span>
    </button>
  );
  const { areTurned, isComing } = sides;
  return (
    <div
      className={`${css.boxes} stack-3`}
      data-stay={hasStay || undefined}
      data-turned={areTurned || undefined}
      data-coming={isComing || undefined}
      data-reduced-motion={isMotionReduced || undefined}
    >
      {areTurned ? button(0, 1, t("games.lift.box.leftDown")) : button(0, 0, t("games.lift.box.left"))}
      {hasStay && button(letStayEvent, 2)}
      {areTurned ? button(1, 0, t("games.lift.box.rightUp")) : button(1, 1, t("games.lift.box.right"))}
    </div>
  );
}

/** Up, down, or the ring with a dot of whoever stays. */
function WayMark({ way }: { way: number }) {
  if (way === 0) return <path d="M12 4 22 19H2z" />;
  if (way === 1) return <path d="M12 20 2 5h20z" />;
  return (
    <path
      fillRule="evenodd"
      d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 3.4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6"
    />
  );
}
