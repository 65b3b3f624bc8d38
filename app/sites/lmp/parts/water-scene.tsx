import type { ReactNode } from "react";
import sceneLmp from "#app/kits/ui/pictures/scene-lmp.json" with { type: "json" };
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import css from "./water-scene.module.css";

interface WaterSceneProps {
  children: ReactNode;
  isOpen?: boolean;
  /** How many strokes the visitor's mouth has, 0–30: the more, the brighter lies the moon. */
  strokes?: number;
}

const strokesPerPhase = 5;

/** The well, seen from above: stone rings, cold water, the moon in it. What is read lies on the water. */
export function WaterScene({ children, isOpen = false, strokes = 0 }: WaterSceneProps) {
  return (
    <section
      className={`${css.well} frame on-ink`}
      data-open={isOpen || undefined}
      data-phase={strokes === 0 ? undefined : Math.ceil(strokes / strokesPerPhase)}
    >
      <div className={css.scene}>
        <Picture picture={sceneLmp} priority fit="cover" />
        <div className={`${css.veil} overlay`} />
        <Grain />
      </div>
      {children}
    </section>
  );
}
