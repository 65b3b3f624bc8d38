let isThere: boolean | undefined;

/** Whether there is something to draw a camera's frames with. Where there is none, no camera is asked for. Browser only. */
export function hasWebgl2(): boolean {
  // A context is dear where a processor plays the chip: it is tried once a visit.
  if (isThere !== undefined) return isThere;
  const gl = document.createElement("canvas").getContext("webgl2");
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return (isThere = gl !== null);
}
