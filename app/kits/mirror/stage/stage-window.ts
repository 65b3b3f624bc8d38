/** The part of a picture that fills a stage, in parts of the picture. Over 1: the stage is larger than the picture. */
export interface StageWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A zoom of the visitor's: how much nearer than the stage frames it, around which point of the picture. */
export interface StageZoom {
  factor: number;
  x: number;
  y: number;
}

/** Nearer than this there is nothing but pixels. */
export const maxZoom = 4;

/**
 * The largest window that the picture fills.
 * @param aspects width over height
 */
export function coverWindow(pictureAspect: number, stageAspect: number): StageWindow {
  const width = Math.min(1, stageAspect / pictureAspect);
  const height = Math.min(1, pictureAspect / stageAspect);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** The smallest window that shows all of the picture, with a margin where it is of another shape. */
export function wholeWindow(pictureAspect: number, stageAspect: number): StageWindow {
  const width = Math.max(1, stageAspect / pictureAspect);
  const height = Math.max(1, pictureAspect / stageAspect);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** The window as the visitor zoomed it. It stays within the picture. */
export function zoomWindow(framed: StageWindow, zoom: StageZoom | null): StageWindow {
  if (!zoom) return framed;
  const [width, height] = [framed.width / zoom.factor, framed.height / zoom.factor];
  return {
    x: startWithin(zoom.x - width / 2, width),
    y: startWithin(zoom.y - height / 2, height),
    width,
    height,
  };
}

/**
 * Brings what is seen at one place of the stage so much nearer, and to another place of it: what two fingers do.
 * @param from where it was seen, in parts of the stage
 * @param to where it is to be seen
 */
export function zoomAt(
  framed: StageWindow,
  shown: StageWindow,
  by: number,
  from: { x: number; y: number },
  to: { x: number; y: number } = from,
): StageZoom {
  const factor = Math.min(maxZoom, Math.max(1, (framed.width / shown.width) * by));
  const [width, height] = [framed.width / factor, framed.height / factor];
  const next = zoomWindow(framed, {
    factor,
    x: shown.x + from.x * shown.width - (to.x - 0.5) * width,
    y: shown.y + from.y * shown.height - (to.y - 0.5) * height,
  });
  return { factor, x: next.x + width / 2, y: next.y + height / 2 };
}

/** A window that is wider than the picture stands in its middle. */
export function startWithin(start: number, length: number): number {
  return length >= 1 ? (1 - length) / 2 : Math.min(1 - length, Math.max(0, start));
}
