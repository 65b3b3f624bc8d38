import { type ReactNode, type RefObject } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import type { PaintedPan } from "../rules/paint-compact.ts";
import { CompactDrawing } from "./compact-drawing.tsx";
import css from "./compact-stage.module.css";

interface CompactStageProps {
  pans: readonly PaintedPan[];
  /** Where the painted one is put, over the drawing. */
  place: RefObject<HTMLDivElement | null>;
  /** What is to be seen, for those who do not see it. */
  label: string;
  /** So many powders lie there; the drawing shows no more. */
  count?: number;
  /** The lid is down. */
  isShut?: boolean;
  children?: ReactNode;
}

/** The compact on its wet floor. What is laid over it hangs on the middles of its pans. */
export function CompactStage({ pans, place, label, count = 4, isShut = false, children }: CompactStageProps) {
  return (
    <div className={css.stage} data-thuds={count} data-shut={isShut || undefined}>
      <div className={css.crop}>
        <div className={css.picture} role="img" aria-label={label}>
          <CompactDrawing pans={pans.map((pan, i) => (i < count ? pan : null))} isShut={isShut} />
          <div ref={place} className={css.painted} />
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
