/** Whether it is a night without red, and this visitor has not asked it back. */
export function isRedAway(): boolean {
  const { redNight, red } = document.documentElement.dataset;
  return redNight === "on" && red !== "kept";
}
