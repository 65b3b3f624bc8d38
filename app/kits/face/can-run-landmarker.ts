/**
 * Whether the landmarker can take its pictures here: it does so by WebGL in a worker, on the processor too. WebKit before 17
 * has that canvas without WebGL, in the page as in a worker; asked of the page it costs nothing, and six megabytes are not
 * fetched for an engine that would read none.
 */
export function canRunLandmarker(): boolean {
  if (typeof OffscreenCanvas === "undefined") return false;
  const canvas = new OffscreenCanvas(1, 1);
  const gl = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return gl !== null;
}
