import { useMatches } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { frameDataOf } from "#app/kits/page/frame-data-of.ts";
import { emptyImage } from "#app/kits/ui/picture/empty-image.ts";
import role from "#app/kits/ui/type/type.module.css";
import css from "./backdrop.module.css";

/**
 * What lies around the column on a wide screen: the site's own scene, or that of its zone out of focus, and the slogan
 * of the hub. It stands in the served page; a phone loads no picture of it. Closed sites and errors have a dim light instead.
 */
export function Backdrop({ zone }: { zone: number }) {
  const { backdrop } = frameDataOf(useMatches());
  return (
    <div className={css.site} aria-hidden="true">
      {backdrop && (
        <picture key={backdrop.src}>
          {/* The same width as in the style. */}
          <source media="(width >= 960px)" srcSet={backdrop.src} />
          <img className={backdrop.isOfSite ? css.own : css.scene} src={emptyImage} alt="" />
        </picture>
      )}
      <p className={classNames(css.line, role.latin)}>NO RIGHT FACE INSIDE.</p>
      <p className={classNames(css.zone, role.ghost)}>{zone}</p>
    </div>
  );
}
