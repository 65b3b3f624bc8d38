import { type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { startPull } from "../scene/pull.ts";
import css from "./seal-button.module.css";
import { Wax } from "./wax.tsx";

type SealButtonProps = {
  /** Follows the thumb while the seal is pulled. */
  letter: RefObject<HTMLElement | null>;
  /** Called once. */
  onCut: () => void;
  isCutting: boolean;
};

/** The seal. A hold and a pull are for pleasure; a tap and Enter always do the same. */
export function SealButton({ letter, onCut, isCutting }: SealButtonProps) {
  const t = useWords<Words>();
  const hintId = useId();
  const [isHeld, setIsHeld] = useState(false);
  const touch = useRef<AbortController | null>(null);
  useEffect(() => () => touch.current?.abort(), []);

  function press(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0 || !letter.current) return;
    const pull = new AbortController();
    touch.current = pull;
    setIsHeld(true);
    startPull(event.currentTarget, letter.current, { from: event.nativeEvent, signal: pull.signal }).then(
      (isThrough) => {
        setIsHeld(false);
        if (isThrough) onCut();
      },
      () => {},
    );
  }

  return (
    <div className={css.place}>
      <button
        type="button"
        className={css.seal}
        aria-label={t("sealed.cut")}
        aria-describedby={hintId}
        data-held={isHeld || undefined}
        disabled={isCutting}
        onPointerDown={press}
        onContextMenu={(event) => event.preventDefault()}
        onClick={onCut}
      >
        <svg className={css.ring} viewBox="0 0 120 120" fill="none" aria-hidden="true" focusable="false">
          <path pathLength="1" d="M60 3a57 57 0 1 1 0 114 57 57 0 1 1 0-114" />
        </svg>
        <Wax />
      </button>
      <span id={hintId} className={css.hint} aria-hidden="true">
        {t("sealed.hint")}
      </span>
    </div>
  );
}
