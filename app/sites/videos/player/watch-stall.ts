/** A picture that wants to go on and has stood for so long is stuck: no error came, and none will. */
export const stallMs = 6_000;

/** Tells once when a video that is played has stood still for six seconds. Ends with the signal. */
export function watchStall(
  video: Pick<HTMLVideoElement, "paused" | "ended" | "currentTime">,
  onStall: () => void,
  signal: AbortSignal,
): void {
  let lastTime = video.currentTime;
  let stillMs = 0;
  const checkMs = 1_000;
  const timer = setInterval(() => {
    const isStill = !video.paused && !video.ended && video.currentTime === lastTime;
    lastTime = video.currentTime;
    stillMs = isStill ? stillMs + checkMs : 0;
    if (stillMs < stallMs) return;
    clearInterval(timer);
    onStall();
  }, checkMs);
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
}
