import { useEffect, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { RoomScene } from "./room-scenes.ts";
import css from "./surroundings.module.css";

// The same width as in the style: below it there is no room to decorate.
const wide = "(min-width: 960px)";

/**
 * What lies around the column on a wide screen: the site's own scene, or its floor's room out of focus, and the line
 * over the gate. A phone loads none of it.
 */
export function Surroundings({ zone, siteId }: { zone: number; siteId: string | null }) {
  const [scene, setScene] = useState<RoomScene | null>(null);

  useEffect(() => {
    const width = matchMedia(wide);
    let isCurrent = true;
    const show = (): void => {
      if (width.matches)
        void import("./room-scenes.ts").then(({ roomScene }) => isCurrent && setScene(roomScene(zone, siteId)));
    };
    show();
    width.addEventListener("change", show);
    return () => {
      isCurrent = false;
      width.removeEventListener("change", show);
    };
  }, [zone, siteId]);

  return (
    <div className={css.room} aria-hidden="true">
      {scene && <img key={scene.src} className={scene.isOwn ? css.own : css.scene} src={scene.src} alt="" />}
      <p className={classNames(css.line, role.latin)}>NO RIGHT FACE INSIDE.</p>
      <p className={classNames(css.floor, role.ghost)}>{zone}</p>
    </div>
  );
}
