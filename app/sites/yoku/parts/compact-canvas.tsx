import { type ReactNode, type RefObject } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import type { PaintedPan } from "../rules/paint-compact.ts";
import { CompactDrawing } from "./compact-drawing.tsx";
import css from "./compact-canvas.module.css";

interface CompactCanvasProps {
  pans: readonly PaintedPan[];
  /** Where the painted one is put, over the drawing. */
  mount: RefObject<HTMLDivElement | null>;
  /** What is to be seen, for those who do not see it. */
  label: string;
  /** So many powders lie there; the drawing shows no more. */
  count?: number;
  /** The lid is down. */
  isClosed?: boolean;
  children?: ReactNode;
}

/** The compact on its wet floor. What is laid over it hangs on the middles of its pans. */
export function CompactCanvas({
  pans,
  mount: place,
  label,
  count = 4,
  isClosed = false,
  children,
}: CompactCanvasProps) {
  return (
    <div className={`${css.stage} on-ink`} data-thuds={count} data-shut={isClosed || undefined}>
      <div className={css.crop}>
        <div className={`${css.picture} overlay-full`} role="img" aria-label={label}>
          <CompactDrawing pans={pans.map((pan, i) => (i < count ? pan : null))} isShut={isClosed} />
          <div ref={place} className={`${css.painted} overlay-full`} />
        </div>
        {count === 0 && <Grain />}
        {children}
      </div>
    </div>
  );
}

/** What hangs on a pan. */
export function OnPan({ place, children }: { place: number; children: ReactNode }) {
  return <div className={classNames(css.on, css[`on${place}`])}>{children}</div>;
}
