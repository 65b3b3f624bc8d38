import { Picture } from "#app/kits/ui/picture/picture.tsx";
import gate from "#app/kits/ui/pictures/zone1-gate.json";
import { Intro } from "./intro.tsx";
import css from "./zone1-scene.module.css";

/** The `sizes` of the picture, also for the preload. It is a quarter wider than the column, but soft light needs no more. */
export const zone1Sizes = "(min-width: 481px) 480px, 100vw";

/** The mouth at the end of the corridor, and the town between its teeth. */
export function Zone1Scene() {
  return (
    <div className={css.picture}>
      <Picture picture={gate} sizes={zone1Sizes} priority fit="cover" />
      <Intro />
    </div>
  );
}
