import type { ReactNode } from "react";
import sceneLmp from "#app/kits/ui/pictures/scene-lmp.json" with { type: "json" };
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import css from "./water-scene.module.css";

/** The well, seen from above: stone rings, cold water, the moon in it. What is read lies on the water. */
export function WaterScene({ children, isOpen = false }: { children: ReactNode; isOpen?: boolean }) {
  return (
    <section className={`${css.well} frame on-ink`} data-open={isOpen || undefined}>
      <div className={css.scene}>
        <Picture picture={sceneLmp} priority fit="cover" />
        <div className={`${css.veil} overlay`} />
        <Grain />
      </div>
      {children}
    </section>
  );
}
