/** One call that draws. */
export interface DrawCall {
  /** Of one instance. */
  triangles: number;
  instances: number;
}

/** Lists what is drawn while something is done. */
export function listDraws(gl: WebGL2RenderingContext, act: () => void): DrawCall[] {
  const draws: DrawCall[] = [];
  const note = (corners: number, instances: number): void =>
    void draws.push({ triangles: Math.floor(corners / 3), instances });
  // Stand before the prototype's own as long as they are there.
  const counted = {
    drawElements: (...all: Parameters<typeof gl.drawElements>) => note(all[1], 1),
    drawArrays: (...all: Parameters<typeof gl.drawArrays>) => note(all[2], 1),
    drawElementsInstanced: (...all: Parameters<typeof gl.drawElementsInstanced>) => note(all[1], all[4]),
    drawArraysInstanced: (...all: Parameters<typeof gl.drawArraysInstanced>) => note(all[2], all[3]),
  };
  Object.assign(gl, counted);
  try {
    act();
  } finally {
    for (const name of Object.keys(counted)) delete (gl as unknown as Record<string, unknown>)[name];
  }
  return draws;
}
