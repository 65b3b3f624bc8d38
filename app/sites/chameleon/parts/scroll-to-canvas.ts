/** Brings the canvas with the picture into sight. */
export function scrollToCanvas(): void {
  document.getElementById("cham-stage")?.scrollIntoView({ block: "start" });
}
