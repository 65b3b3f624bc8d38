import { Picture } from "#app/kits/ui/picture/picture.tsx";
import gate from "#app/kits/ui/pictures/zone1-gate.json";
import { Opening } from "./opening.tsx";
import css from "./gate-scene.module.css";

/** The `sizes` of the picture, also for the preload. It is a quarter wider than the column, but soft light needs no more. */
export const gateSizes = "(min-width: 481px) 480px, 100vw";

/** The mouth at the end of the corridor, and the town between its teeth. */
export function GateScene() {
  return (
    <div className={css.picture}>
      <Picture picture={gate} sizes={gateSizes} priority fit="cover" />
      <Opening />
    </div>
  );
}
