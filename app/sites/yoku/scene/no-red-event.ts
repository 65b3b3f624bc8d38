/** Whether a no-red event is on, and this visitor has not asked for red again. */
export function isNoRedActive(): boolean {
  const { redNight, red } = document.documentElement.dataset;
  return redNight === "on" && red !== "kept";
}
