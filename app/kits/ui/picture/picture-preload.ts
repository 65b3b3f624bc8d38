/** What the files of a picture are called. */
export interface PictureFiles {
  name: string;
  /** Eight hex digits of the master; they make the address immutable. */
  hash: string;
  /** Widths of the AVIF files in px; the WebP fallback exists at 390 only. */
  widths: readonly number[];
}

/** The whole column: the `sizes` of a full-bleed picture. */
export const columnSizes = "(min-width: 481px) 480px, 100vw";

const address = ({ hash, name }: PictureFiles, file: string) => `/assets/v/${hash}/${name}@${file}`;

/** The candidates of a `srcset`, in AVIF. */
export function pictureSrcSet(picture: PictureFiles): string {
  return picture.widths.map((width) => `${address(picture, `${width}.avif`)} ${width}w`).join(", ");
}

/** The file every browser can show. */
export const pictureFallback = (picture: PictureFiles): string => address(picture, "390.webp");

/** A `<link>` that fetches the picture ahead of the script; for a route's `links`, with the same `sizes` as the Picture. */
export function picturePreload(picture: PictureFiles, sizes: string = columnSizes) {
  return {
    rel: "preload",
    as: "image",
    type: "image/avif",
    imageSrcSet: pictureSrcSet(picture),
    imageSizes: sizes,
    fetchPriority: "high",
  } as const;
}
