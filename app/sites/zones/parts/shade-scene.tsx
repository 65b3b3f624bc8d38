import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import css from "./shade-scene.module.css";

export interface ShadeSceneProps {
  id: string;
  name: string;
  hex: string;
  character: string;
  scene: string;
}

/** The small scene a shade is named from, beside the exact colour on neutral grey. */
export function ShadeScene({ hex, character, scene }: ShadeSceneProps) {
  return (
    <div className={`${css.scene} stack-4`}>
      <span className={classNames(css.swatch, shadeClass(hex))} aria-hidden="true" />
      <p className="text-lead">{scene}</p>
      <p className="text-quiet">{character}。</p>
    </div>
  );
}
