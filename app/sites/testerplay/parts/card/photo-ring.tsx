import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import css from "./photo.module.css";

/** A place in a photograph, 0–1 from the left and from the top. */
export interface Spot {
  x: number;
  y: number;
}

interface PhotoRingProps {
  /** The shade it stands for; null for white paper. */
  hex: string | null;
  label: string;
  spot: Spot;
  onMove: (spot: Spot) => void;
}

const step = 0.015;
const keys: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** A ring that is laid on a swatch of the photograph, by finger or with the arrow keys. */
export function PhotoRing({ hex, label, spot, onMove }: PhotoRingProps) {
  const ring = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = ring.current;
    if (!element) return;
    element.style.left = `${spot.x * 100}%`;
    element.style.top = `${spot.y * 100}%`;
  }, [spot]);

  function drag(event: PointerEvent<HTMLButtonElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box)
      onMove({ x: clamp((event.clientX - box.left) / box.width), y: clamp((event.clientY - box.top) / box.height) });
  }

  function press(event: KeyboardEvent): void {
    const by = keys[event.key];
    if (!by) return;
    event.preventDefault();
    onMove({ x: clamp(spot.x + by[0]), y: clamp(spot.y + by[1]) });
  }

  return (
    <button
      ref={ring}
      type="button"
      className={css.ring}
      aria-label={label}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" className={css.outer} />
        <circle cx="22" cy="22" r="16" fill="none" stroke={hex ?? "#ffffff"} strokeWidth="4" />
        <circle cx="22" cy="22" r="13" className={css.outer} />
      </svg>
    </button>
  );
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
