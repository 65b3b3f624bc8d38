import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { watchReplies } from "#app/shell/companion/deferred/watch-replies.ts";
import { isScreenBusy } from "./use-toast-turn.ts";

/** A badge stands so long; a pointer or the focus on it holds it. */
const shownMs = 9_000;
/** Whoever had so long has seen it; when the window is taken before that, the badge comes again. */
const minSeenMs = 3_000;
/** So long it takes to go; `seal-goes` of the style sheet. */
const leaveMs = 320;
const checkEveryMs = 500;

/** What the stay of a shown badge ends in. Both must stay the same functions while it stands. */
interface ToastHandlers {
  /** It was seen. */
  onEnd: () => void;
  /** Something else took the window before it was seen. */
  onInterrupted: () => void;
}

/** How long a shown badge stays: its own time, and no longer than nothing else takes the window or is said under it. */
export function useToastLifetime(ref: RefObject<HTMLElement | null>, { onEnd, onInterrupted }: ToastHandlers) {
  const [isLeaving, setIsLeaving] = useState(false);
  const isHeld = useRef(false);
  const leave = useCallback(() => setIsLeaving(true), []);

  useEffect(() => {
    const startedMs = performance.now();
    const timer = setInterval(() => {
      const ageMs = performance.now() - startedMs;
      const isFocused = ref.current?.contains(document.activeElement) === true;
      if (isScreenBusy()) (ageMs < minSeenMs ? onInterrupted : leave)();
      else if (ageMs > shownMs && !isHeld.current && !isFocused) leave();
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [ref, leave, onInterrupted]);

  useEffect(() => {
    if (!ref.current) return;
    const startedMs = performance.now();
    return watchReplies(ref.current, () => (performance.now() - startedMs < minSeenMs ? onInterrupted : onEnd)());
  }, [ref, onEnd, onInterrupted]);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(onEnd, leaveMs);
    return () => clearTimeout(timer);
  }, [isLeaving, onEnd]);

  const hold = (isNow: boolean) => () => {
    isHeld.current = isNow;
  };
  return { isLeaving, leave, stays: { onPointerEnter: hold(true), onPointerLeave: hold(false) } };
}
