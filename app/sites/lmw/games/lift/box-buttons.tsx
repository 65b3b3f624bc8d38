import { useCallback } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useKeys } from "../flow/use-keys.ts";
import { useLatest } from "../flow/use-latest.ts";
import css from "./lift.module.css";

/** Left goes up, right goes down: by touch at the moment the finger lands, by the arrows, or by any click. */
export function BoxButtons({ onSend }: { onSend: (side: number, momentMs: number) => void }) {
  const t = useMessages<Messages>();
  const send = useLatest(onSend);
  useKeys(
    useCallback(
      (key: string, event: KeyboardEvent) => {
        if (key !== "ArrowLeft" && key !== "ArrowRight") return;
        event.preventDefault();
        send.current(key === "ArrowLeft" ? 0 : 1, event.timeStamp);
      },
      [send],
    ),
  );
  const button = (side: number, name: string, label: string) => (
    <button
      type="button"
      className={`${css.box} stack-1 text-bright text-lead text-strong`}
      data-side={side}
      aria-label={label}
      onPointerDown={(event) => send.current(side, event.timeStamp)}
      // A click without a pointer comes from a key or from what reads the screen.
      onClick={(event) => event.detail === 0 && send.current(side, event.timeStamp)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={side === 0 ? "M12 4 22 19H2z" : "M12 20 2 5h20z"} />
      </svg>
      {name}
    </button>
  );
  return (
    <div className={`${css.boxes} stack-3`}>
      {button(0, t("games.lift.up"), t("games.lift.box.left"))}
      {button(1, t("games.lift.down"), t("games.lift.box.right"))}
    </div>
  );
}
