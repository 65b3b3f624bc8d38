import { type ReactNode, createContext, use, useCallback, useEffect, useRef, useState } from "react";
import { waitMs } from "../../basics/abort.ts";
import { Button } from "../button/button.tsx";
import css from "./toast.module.css";

/** Two seconds to find it, a tenth of a second per character to read it. */
const readingMs = (text: string) => 2000 + 100 * [...text].length;

export type Toast = {
  /** Service voice, one sentence, nothing the visitor must not miss: 「コピーしました。」 */
  text: string;
  /** One way to take the act back: 「もどす」. While a pointer or the focus is on the toast, it stays. */
  action?: { label: string; onAct: () => void };
};

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Returns the function that says something in the zone's one live region; a new toast takes the old one's place. */
export const useToast = () => use(ToastContext);

/** Holds the live region; stands once, in the shell, around everything that may speak. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const timer = useRef<AbortController | null>(null);

  const cancelHide = useCallback(() => timer.current?.abort(), []);
  const scheduleHide = useCallback(
    ({ text }: Toast) => {
      cancelHide();
      timer.current = new AbortController();
      waitMs(readingMs(text), timer.current.signal).then(
        () => setToast(null),
        () => {},
      );
    },
    [cancelHide],
  );
  const showToast = useCallback(
    (next: Toast) => {
      setToast(next);
      scheduleHide(next);
    },
    [scheduleHide],
  );
  useEffect(() => cancelHide, [cancelHide]);

  function runAction() {
    cancelHide();
    setToast(null);
    // Last: the act may say something of its own.
    toast?.action?.onAct();
  }

  return (
    <ToastContext value={showToast}>
      {children}
      <div className={css.place} role="status" aria-atomic="true">
        {toast && (
          <div
            className={css.toast}
            onPointerEnter={cancelHide}
            onPointerLeave={() => scheduleHide(toast)}
            onFocus={cancelHide}
            onBlur={() => scheduleHide(toast)}
          >
            <p className={css.text}>{toast.text}</p>
            {toast.action && (
              <Button compact look="quiet" onClick={runAction}>
                {toast.action.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </ToastContext>
  );
}
