import type { Ref } from "react";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import { columnSizes, pictureSrcSet } from "#app/kits/ui/picture/picture-preload.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import css from "./second-picture.module.css";

/**
 * The same view in another moment, exactly over the first. It is fetched when `isWanted` and shown by its class;
 * what it shows is told in words elsewhere.
 */
export function SecondPicture(props: {
  picture: PictureData;
  isWanted: boolean;
  isShown?: boolean;
  className?: string;
  ref?: Ref<HTMLImageElement>;
}) {
  if (!props.isWanted) return null;
  return (
    <img
      ref={props.ref}
      className={classNames(css.second, props.className)}
      data-shown={props.isShown || undefined}
      srcSet={pictureSrcSet(props.picture)}
      sizes={columnSizes}
      width={props.picture.width}
      height={props.picture.height}
      alt=""
      decoding="async"
    />
  );
}
