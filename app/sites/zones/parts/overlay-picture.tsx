import type { Ref } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { columnSizes, pictureSrcSet } from "#app/kits/ui/picture/picture-preload.ts";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import css from "./overlay-picture.module.css";

type OverlayPictureProps = {
  picture: PictureData;
  /** It is fetched only then. */
  isEnabled: boolean;
  isShown?: boolean;
  className?: string;
  ref?: Ref<HTMLImageElement>;
};

/** The same view in another moment, exactly over the first. What it shows is told in words elsewhere. */
export function OverlayPicture({ picture, isEnabled, isShown = false, className, ref }: OverlayPictureProps) {
  if (!isEnabled) return null;
  return (
    <img
      ref={ref}
      className={classNames(css.second, "overlay-full", className)}
      data-shown={isShown || undefined}
      srcSet={pictureSrcSet(picture)}
      sizes={columnSizes}
      width={picture.width}
      height={picture.height}
      alt=""
      decoding="async"
    />
  );
}
