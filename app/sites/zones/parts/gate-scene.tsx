import { Picture } from "#app/kits/ui/picture/picture.tsx";
import gate from "#app/kits/ui/pictures/zone1-gate.json";
import { Opening } from "./opening.tsx";
import css from "./gate-scene.module.css";

/** The picture is wider than the column: its `sizes`, also for the preload. */
export const gateSizes = "(min-width: 481px) 600px, 125vw";

/** The mouth at the end of the corridor, and the town between its teeth. */
export function GateScene() {
  return (
    <div className={css.picture}>
      <Picture picture={gate} sizes={gateSizes} priority fit="cover" />
      <Opening />
    </div>
  );
}
