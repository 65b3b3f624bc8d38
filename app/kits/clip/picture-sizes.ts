/** Width and height, px. */
export interface PictureSize {
  widthPx: number;
  heightPx: number;
}

/** The sizes a picture is handed on in: a story, a post in a feed, a wide card. */
export const pictureSizes = {
  story: { widthPx: 1080, heightPx: 1920 },
  feed: { widthPx: 1080, heightPx: 1350 },
  card: { widthPx: 1200, heightPx: 630 },
} as const satisfies Record<string, PictureSize>;

export type PictureSizeName = keyof typeof pictureSizes;
export const pictureSizeNames = Object.keys(pictureSizes) as PictureSizeName[];
