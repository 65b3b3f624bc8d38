import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isTaken } from "./use-turn.ts";

/** A seal stands so long; a finger or the focus on it holds it. */
const stayMs = 9_000;
/** Whoever had so long has seen it; when the window is taken before that, the seal comes again. */
const seenMs = 3_000;
/** So long it takes to go; `seal-goes` of the style sheet. */
const goMs = 320;
const lookMs = 500;

/** What the stay of a pressed seal ends in. Both must stay the same functions while it stands. */
interface Ends {
  /** It was seen. */
  onGone: () => void;
  /** Something else took the window before it was seen. */
  onTaken: () => void;
}

/** How long a pressed seal stays: its own time, and no longer than nothing else takes the window. */
export function useStay(strip: RefObject<HTMLElement | null>, { onGone, onTaken }: Ends) {
  const [isLeaving, setIsLeaving] = useState(false);
  const isHeld = useRef(false);
  const leave = useCallback(() => setIsLeaving(true), []);

  useEffect(() => {
    const sinceMs = performance.now();
    const timer = setInterval(() => {
      const stoodMs = performance.now() - sinceMs;
      const isFocused = strip.current?.contains(document.activeElement) === true;
      if (isTaken()) (stoodMs < seenMs ? onTaken : leave)();
      else if (stoodMs > stayMs && !isHeld.current && !isFocused) leave();
    }, lookMs);
    return () => clearInterval(timer);
  }, [strip, leave, onTaken]);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(onGone, goMs);
    return () => clearTimeout(timer);
  }, [isLeaving, onGone]);

  const hold = (isNow: boolean) => () => {
    isHeld.current = isNow;
  };
  return { isLeaving, leave, stays: { onPointerEnter: hold(true), onPointerLeave: hold(false) } };
}
