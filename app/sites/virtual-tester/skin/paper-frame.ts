/** The frame that white paper must fill, in parts of the picture as it is shown. */
const paperFrame = { centreX: 0.5, centreY: 0.84, width: 0.34, height: 0.2 };

/** The edge in px to which it is brought down when it is read. */
const readPx = 32;

/** What stands in the frame of a video that covers its box, as RGBA rows. Null before the first frame. */
export function readPaper(video: HTMLVideoElement): Uint8ClampedArray | null {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  if (videoWidth === 0 || clientWidth === 0) return null;
  // What stands over the box is cropped on both sides alike.
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  const [shownWidth, shownHeight] = [clientWidth / scale, clientHeight / scale];
  // The shown picture is mirrored; the frame is in its middle.
  const width = paperFrame.width * shownWidth * inside;
  const height = paperFrame.height * shownHeight * inside;
  return readPart(video, {
    x: (videoWidth - shownWidth) / 2 + paperFrame.centreX * shownWidth - width / 2,
    y: (videoHeight - shownHeight) / 2 + paperFrame.centreY * shownHeight - height / 2,
    width,
    height,
  });
}

/** A hand does not keep to the edges of a frame. */
const inside = 0.7;

/** A part of a picture, in px of it, small, as RGBA rows. Null where there is no pen. */
export function readPart(
  picture: HTMLVideoElement | HTMLCanvasElement,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Uint8ClampedArray | null {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [readPx, readPx];
  const context = canvas.getContext("2d");
  context?.drawImage(picture, x, y, width, height, 0, 0, readPx, readPx);
  return context?.getImageData(0, 0, readPx, readPx).data ?? null;
}
