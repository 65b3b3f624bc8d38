import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { startPull } from "../scene/pull.ts";
import css from "./open-button.module.css";
import { Wax } from "./wax.tsx";

type OpenButtonProps = {
  /** Follows the pointer while the wax seal is pulled. */
  envelope: RefObject<HTMLElement | null>;
  /** Called once. */
  onOpen: () => void;
  isOpening: boolean;
};

/** The wax seal. A hold and a pull are for pleasure; a tap and Enter always do the same. */
export function OpenButton({ envelope, onOpen, isOpening }: OpenButtonProps) {
  const t = useMessages<Messages>();
  const hintId = useId();
  const [isPressed, setIsPressed] = useState(false);
  const activePull = useRef<AbortController | null>(null);
  useEffect(() => () => activePull.current?.abort(), []);

  function press(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0 || !envelope.current) return;
    const pull = new AbortController();
    activePull.current = pull;
    setIsPressed(true);
    startPull(event.currentTarget, envelope.current, { from: event.nativeEvent, signal: pull.signal }).then(
      (isComplete) => {
        setIsPressed(false);
        if (isComplete) onOpen();
      },
      () => {},
    );
  }

  return (
    <div className={css.place}>
      <button
        type="button"
        className={css.openButton}
        aria-label={t("envelope.cut")}
        aria-describedby={hintId}
        data-pressed={isPressed || undefined}
        disabled={isOpening}
        onPointerDown={press}
        onContextMenu={(event) => event.preventDefault()}
        onClick={onOpen}
      >
        <svg className={css.ring} viewBox="0 0 120 120" fill="none" aria-hidden="true" focusable="false">
          <path pathLength="1" d="M60 3a57 57 0 1 1 0 114 57 57 0 1 1 0-114" />
        </svg>
        <Wax />
      </button>
      <span id={hintId} className={`${css.hint} text-fine text-leading-14`} aria-hidden="true">
        {t("envelope.hint")}
      </span>
    </div>
  );
}
