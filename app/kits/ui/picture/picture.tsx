import { useEffect, useRef, useState } from "react";
import type { LocalizedText } from "#contracts/localized-text.ts";
import { classNames } from "../../basics/class-names.ts";
import { columnSizes, pictureFallback, type PictureFiles, pictureSrcSet } from "./picture-preload.ts";
import css from "./picture.module.css";

/** What the page knows of a picture before it travels: one JSON of `kits/ui/pictures`, made with the files themselves. */
export type PictureData = PictureFiles & {
  /** Size of the master in px: the ratio that keeps the place. */
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  color: string;
  /** A blurred picture of 16 px as a data URL. */
  preview: string;
  alt: LocalizedText;
};

type PictureProps = {
  picture: PictureData;
  /** What one would miss without it; "" when that is nothing. Left out, the picture's own Japanese words. */
  alt?: string;
  /** How wide it is shown, as in `<img sizes>`; the whole column when left out. */
  sizes?: string;
  /** The view's largest picture: fetched first. All others wait until they are near. At most one per view. */
  priority?: boolean;
  /** `cover` fills the nearest positioned box and is cropped; else it is as wide as its place, at its own ratio. */
  fit?: "cover";
  /** A colour sample: 明るく must not change it, and no preview of another colour stands in for it. */
  exact?: boolean;
  /** Has a transparent ground: no preview behind it. */
  cutout?: boolean;
  /** Place, and `--focus` for the point that a crop keeps ("40% 62%"). */
  className?: string;
};

/** A picture of the manifest: its place is kept, its blur is there at once, the phone chooses the file. */
export function Picture({
  picture,
  alt = picture.alt.ja,
  sizes = columnSizes,
  priority = false,
  fit,
  exact = false,
  cutout = false,
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  // It may have come before the script did; then nobody heard it load. A broken one is complete, but has no width.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) setIsLoaded(true);
  }, []);

  return (
    <span className={classNames(css.frame, fit === "cover" && css.cover, exact && css.exact, className)}>
      {!exact && !cutout && (
        <img
          className={css.preview}
          data-loaded={isLoaded || undefined}
          src={picture.preview}
          alt=""
          aria-hidden="true"
        />
      )}
      <picture>
        <source type="image/avif" srcSet={pictureSrcSet(picture)} sizes={sizes} />
        <img
          ref={image}
          className={css.image}
          src={pictureFallback(picture)}
          alt={alt}
          width={picture.width}
          height={picture.height}
          decoding="async"
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          onLoad={() => setIsLoaded(true)}
        />
      </picture>
    </span>
  );
}
