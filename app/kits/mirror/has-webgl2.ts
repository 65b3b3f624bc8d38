/** Whether there is something to draw a camera's frames with. Where there is none, no camera is asked for. */
export function hasWebgl2(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return gl !== null;
}
