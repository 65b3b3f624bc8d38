import { useEffect, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { BackdropScene } from "./backdrop-scenes.ts";
import css from "./backdrop.module.css";

// The same width as in the style: below it there is no room to decorate.
const wideScreen = "(min-width: 960px)";

/**
 * What lies around the column on a wide screen: the site's own scene, or that of its zone out of focus, and the slogan
 * of the hub. A phone loads none of it.
 */
export function Backdrop({ zone, siteId }: { zone: number; siteId: string | null }) {
  const [scene, setScene] = useState<BackdropScene | null>(null);

  useEffect(() => {
    const width = matchMedia(wideScreen);
    let isCurrent = true;
    const update = (): void => {
      if (width.matches)
        void import("./backdrop-scenes.ts").then(
          ({ backdropScene }) => isCurrent && setScene(backdropScene(zone, siteId)),
        );
    };
    update();
    width.addEventListener("change", update);
    return () => {
      isCurrent = false;
      width.removeEventListener("change", update);
    };
  }, [zone, siteId]);

  return (
    <div className={css.site} aria-hidden="true">
      {scene && <img key={scene.src} className={scene.isOfSite ? css.own : css.scene} src={scene.src} alt="" />}
      <p className={classNames(css.line, role.latin)}>NO RIGHT FACE INSIDE.</p>
      <p className={classNames(css.zone, role.ghost)}>{zone}</p>
    </div>
  );
}
