import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { waitMs } from "../../basics/abort.ts";
import { classNames } from "../../basics/class-names.ts";
import role from "../type/type.module.css";
import css from "./hold-button.module.css";

/** How long a hold takes; `--hold` in tokens.css draws the ring in the same time. */
const holdMs = 700;

type HoldButtonProps = {
  /** The act, in one short word: it stands inside the ring. */
  children: ReactNode;
  /** 「押す／長押し」: says that a tap is enough. */
  hint: string;
  /** Called once, by a tap, by Enter, or when the ring has closed under the finger. */
  onDone: () => void;
  disabled?: boolean;
  className?: string;
};

/** The brand's gesture. Holding is for pleasure; a plain tap or Enter always does the same. */
export function HoldButton({ children, hint, onDone, disabled = false, className }: HoldButtonProps) {
  const hintId = useId();
  const [isHolding, setIsHolding] = useState(false);
  const hold = useRef<AbortController | null>(null);
  const wasHeld = useRef(false);
  useEffect(() => () => hold.current?.abort(), []);

  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    wasHeld.current = false;
    hold.current = new AbortController();
    setIsHolding(true);
    waitMs(holdMs, hold.current.signal).then(
      () => {
        wasHeld.current = true;
        setIsHolding(false);
        onDone();
      },
      () => {},
    );
  }

  function release() {
    hold.current?.abort();
    setIsHolding(false);
  }

  function tap(event: MouseEvent) {
    // Lifting the finger after a full hold ends in a click, which has been answered; a key's click has no detail.
    if (wasHeld.current && event.detail > 0) wasHeld.current = false;
    else onDone();
  }

  return (
    <button
      type="button"
      className={classNames(css.button, className)}
      aria-describedby={hintId}
      disabled={disabled}
      data-holding={isHolding || undefined}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={tap}
    >
      <span className={css.ring}>
        <svg viewBox="0 0 96 96" fill="none" aria-hidden="true" focusable="false">
          <circle className={css.rim} cx="48" cy="48" r="46" />
          <path className={css.fill} pathLength="1" d="M48 2a46 46 0 1 1 0 92 46 46 0 1 1 0-92" />
        </svg>
        <span className={classNames(css.word, role.display)}>{children}</span>
      </span>
      <span id={hintId} className={css.hint} aria-hidden="true">
        {hint}
      </span>
    </button>
  );
}
