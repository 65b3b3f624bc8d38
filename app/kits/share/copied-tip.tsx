import { useCallback, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { copyText } from "./clipboard.ts";
import css from "./copied-tip.module.css";
import type { ShareMessages } from "./share-messages.ts";

/** How long the tip is seen. The animation and the transition of the style sheet last as long. */
export const copiedTipMs = 2000;

/** What takes the tip away: a timer, or the end of its animation (mascara menu) or transition (vote menu). */
export type TipEnd = "timer" | "animation" | "transition";

/**
 * Copies a text and says so for two seconds. `copy` answers false where the clipboard cannot be written; then
 * nothing is shown. Put `tip` beside the button: it must be in the page before it speaks.
 * @example const { copy, tip } = useCopiedTip(); <Button onClick={() => copy(url)}>…</Button>{tip}
 */
export function useCopiedTip(end: TipEnd = "timer") {
  const [copyCount, setTimes] = useState(0);
  const [isShown, setIsShown] = useState(false);

  const copy = useCallback(async (text: string): Promise<boolean> => {
    const isCopied = await copyText(text);
    if (isCopied) {
      setTimes((before) => before + 1);
      setIsShown(true);
    }
    return isCopied;
  }, []);
  const hide = useCallback(() => setIsShown(false), []);

  return { copy, isShown, tip: <CopiedTip key="tip" times={isShown ? copyCount : 0} end={end} onEnd={hide} /> };
}

interface CopiedTipProps {
  /** How often was copied; a new number shows the tip anew. 0: hidden. */
  times: number;
  end: TipEnd;
  onEnd: () => void;
}

/** 「コピーしました」, announced politely. Empty while nothing was copied. */
export function CopiedTip({ times: copyCount, end, onEnd }: CopiedTipProps) {
  const t = useMessages<ShareMessages>("shell");
  return (
    <span role="status" className={css.place}>
      {copyCount > 0 && (
        <ShownTip key={copyCount} end={end} onEnd={onEnd}>
          {t("share.copied")}
        </ShownTip>
      )}
    </span>
  );
}

function ShownTip({ end, onEnd, children }: { end: TipEnd; onEnd: () => void; children: string }) {
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const tip = element.current;
    if (!tip) return;
    if (end === "transition") {
      // The transition runs only from a state that was laid out.
      tip.getBoundingClientRect();
      tip.dataset.leaving = "";
    }
    const isAnimated = end !== "timer" && (tip.getAnimations?.().length ?? 0) > 0;
    // Where animations are off no end is ever told, and a hidden page may swallow one.
    const timer = setTimeout(onEnd, isAnimated ? 2 * copiedTipMs : copiedTipMs);
    return () => clearTimeout(timer);
  }, [end, onEnd]);

  return (
    <span ref={element} className={css[end]} onAnimationEnd={onEnd} onTransitionEnd={onEnd}>
      {children}
    </span>
  );
}
