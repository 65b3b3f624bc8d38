/** Shorter waits are not worth a word. */
const waitingDelayMs = 1_200;

/** Calls back when a video is to play and has nothing to play, for longer than a blink, and when that is over. */
export function watchWaiting(video: HTMLVideoElement, onChange: (isWaiting: boolean) => void): void {
  let blink: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    const isWaiting = !video.paused && !video.error && video.readyState < video.HAVE_FUTURE_DATA;
    if (isWaiting) {
      blink ??= setTimeout(() => onChange(true), waitingDelayMs);
      return;
    }
    clearTimeout(blink);
    blink = undefined;
    onChange(false);
  };
  for (const name of ["play", "waiting", "emptied", "playing", "pause", "error"]) video.addEventListener(name, check);
}
