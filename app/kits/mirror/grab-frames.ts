/** A picture of a video, and when it was taken (ms of `performance`). The bitmap is the taker's to close. */
export interface GrabbedFrame {
  frame: ImageBitmap;
  timeMs: number;
}

export interface FrameGrabber {
  /** The newest picture that nobody took yet; null while there is none. */
  takeWaiting(): GrabbedFrame | null;
  /** The next picture. Rejects with the signal's reason. */
  next(): Promise<GrabbedFrame>;
}

/** Longer edge of the pictures; more costs a phone its frames and shows nothing more. */
const maxEdgePx = 1280;
/** A frame may come so much sooner than its interval says, or a camera of thirty a second would lose every other one. */
const jitterMs = 5;

/**
 * Copies a video's pictures until the signal ends: each is handed out once, and of several that wait only the newest is
 * kept. So whoever reads them never waits for a copy, and never reads an old one.
 * @param minIntervalMs at most one picture in so long
 */
export function startFrameGrabber(video: HTMLVideoElement, minIntervalMs: number, signal: AbortSignal): FrameGrabber {
  let waiting: GrabbedFrame | null = null;
  let asking: { resolve(grabbed: GrabbedFrame): void; reject(reason: unknown): void } | null = null;

  function hand(grabbed: GrabbedFrame): void {
    if (signal.aborted) return grabbed.frame.close();
    if (asking) asking.resolve(grabbed);
    else {
      waiting?.frame.close();
      waiting = grabbed;
    }
    asking = null;
  }

  async function run(): Promise<void> {
    let lastMs = -Infinity;
    for (;;) {
      await nextVideoFrame(video, signal);
      const nowMs = performance.now();
      if (video.videoWidth === 0 || nowMs - lastMs < minIntervalMs - jitterMs) continue;
      const frame = await copyFrame(video);
      // Times that rise are a promise to the engine.
      if (frame) hand({ frame, timeMs: (lastMs = Math.max(lastMs + 1, nowMs)) });
    }
  }

  void run().catch((error: unknown) => {
    waiting?.frame.close();
    waiting = null;
    asking?.reject(error);
  });
  return {
    takeWaiting() {
      const taken = waiting;
      waiting = null;
      return taken;
    },
    next() {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      const taken = this.takeWaiting();
      if (taken) return Promise.resolve(taken);
      return new Promise((resolve, reject) => (asking = { resolve, reject }));
    },
  };
}

async function copyFrame(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  const { videoWidth, videoHeight } = video;
  const share = Math.min(1, maxEdgePx / Math.max(videoWidth, videoHeight));
  const size = { resizeWidth: Math.round(videoWidth * share), resizeHeight: Math.round(videoHeight * share) };
  // The picture may change its size under the hand, as when a phone is turned: then the next one is taken.
  return createImageBitmap(video, size).catch(() => null);
}

/** Waits for the next picture of the video, so that none is copied twice. Rejects with the signal's reason. */
function nextVideoFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbortEvent = (): void => reject(signal.reason as Error);
    if (signal.aborted) return onAbortEvent();
    signal.addEventListener("abort", onAbortEvent, { once: true });
    const done = (): void => {
      signal.removeEventListener("abort", onAbortEvent);
      resolve();
    };
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(done);
    else requestAnimationFrame(done);
  });
}
