import { type PointerEvent, useRef } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./compare-slider.module.css";

interface CompareSliderProps {
  /** From the left as it is seen, 0–1. */
  share: number;
  onShare: (share: number) => void;
}

const stepShare = 0.05;

/** The border between bare and made-up: dragged, or moved with the arrow keys and the buttons beside it. */
export function CompareSlider({ share, onShare }: CompareSliderProps) {
  const t = useMessages<Messages>();
  const line = useRef<HTMLDivElement>(null);

  function onDrag(event: PointerEvent): void {
    const box = line.current?.parentElement?.getBoundingClientRect();
    if (box) onShare(clamp((event.clientX - box.left) / box.width));
  }

  return (
    <div ref={line} className={`${css.place} overlay`}>
      <input
        className={css.range}
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(share * 100)}
        aria-label={t("split.label")}
        onChange={({ target }) => onShare(Number(target.value) / 100)}
      />
      {/* The same by finger, anywhere on the picture's height. The range above says it to keys and screen readers. */}
      <span
        className={css.line}
        aria-hidden="true"
        data-drag=""
        ref={(element) => element?.style.setProperty("--share", String(share))}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => event.buttons > 0 && onDrag(event)}
      />
      <button
        className={`${css.less} boxed text-bright text-lead`}
        type="button"
        aria-label={t("split.less")}
        onClick={() => onShare(clamp(share - stepShare))}
      >
        −
      </button>
      <button
        className={`${css.more} boxed text-bright text-lead`}
        type="button"
        aria-label={t("split.more")}
        onClick={() => onShare(clamp(share + stepShare))}
      >
        ＋
      </button>
    </div>
  );
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
