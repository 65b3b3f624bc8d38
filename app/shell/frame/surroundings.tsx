import gate from "#app/kits/ui/pictures/zone1-gate.json";
import floor2 from "#app/kits/ui/pictures/closed-door-2.json";
import floor3 from "#app/kits/ui/pictures/closed-door-3.json";
import floor4 from "#app/kits/ui/pictures/closed-door-4.json";
import floor5 from "#app/kits/ui/pictures/closed-door-5.json";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import css from "./surroundings.module.css";

const scenes = [gate, floor2, floor3, floor4, floor5];
const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/**
 * What lies around the column on a wide screen: the floor's own room, out of focus, and the line over the gate.
 * A phone loads none of it.
 */
export function Surroundings({ zone }: { zone: number }) {
  const scene = scenes[zone - 1] ?? gate;
  return (
    <div className={css.room} aria-hidden="true">
      <picture>
        <source media="(min-width: 960px)" type="image/avif" srcSet={`/assets/v/${scene.hash}/${scene.name}@390.avif`} />
        <img className={css.scene} src={nothing} alt="" width={scene.width} height={scene.height} loading="lazy" />
      </picture>
      <p className={classNames(css.line, role.latin)}>NO RIGHT FACE INSIDE.</p>
      <p className={classNames(css.floor, role.ghost)}>{zone}</p>
    </div>
  );
}
