/** A clip as it is drawn: each frame from its number alone, so the same stills give the same clip on every device. */
export interface ClipScript {
  /** Even numbers: encoders halve them for colour. */
  widthPx: number;
  heightPx: number;
  /** How many frames it has; six seconds without it. */
  frameCount?: number;
  /** @param frame from 0, below its count, each the one after the one before, or the first again */
  paint(context: CanvasRenderingContext2D, frame: number): void;
}

/** What making a clip tells of itself: frames that are done. */
export type OnFrame = (done: number) => void;

export const clipFramesPerSecond = 30;
/** Six seconds: as long as a clip is that says nothing else. */
export const clipFrameCount = 6 * clipFramesPerSecond;
/** About 4 MB a clip: skin keeps its grain, and a chat takes it. */
export const clipBitsPerSecond = 6_000_000;
