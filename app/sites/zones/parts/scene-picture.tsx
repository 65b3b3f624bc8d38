import type { ReactNode, Ref } from "react";
import { Picture, type PictureData } from "#app/kits/ui/picture/picture.tsx";
import css from "./scene-picture.module.css";

type ScenePictureProps = { picture: PictureData; alt?: string; ref?: Ref<HTMLDivElement>; children?: ReactNode };

/**
 * A zone's picture at its own ratio, laid over the view so that its middle stays in sight; `children` lie on it in
 * its own coordinates, whatever the height of the view.
 */
export function ScenePicture({ picture, alt, ref, children }: ScenePictureProps) {
  return (
    <div className={css.frame} ref={ref}>
      <Picture picture={picture} priority fit="cover" alt={alt} />
      {children}
    </div>
  );
}
