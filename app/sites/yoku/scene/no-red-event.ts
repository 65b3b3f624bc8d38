/** Whether a no-red event is on, and this visitor has not asked for red again. */
export function isNoRedActive(): boolean {
  const { noRedEvent, red } = document.documentElement.dataset;
  return noRedEvent === "on" && red !== "kept";
}
