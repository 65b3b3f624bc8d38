import type { MeshPart } from "./mesh-facts.ts";
import { faceFragmentShader, faceVertexShader, type MakeupFeatures } from "./face-shader.ts";
import { createProgram, type GlProgram } from "#app/kits/basics/gl-program.ts";

/** The programs of the parts of a face. Each is compiled when it is first needed: a look of lips alone needs no other. */
export interface PartPrograms {
  get(part: MeshPart, features: MakeupFeatures): WebGLProgram;
  free(): void;
}

export function createPartPrograms(gl: WebGL2RenderingContext): PartPrograms {
  const programs = new Map<string, GlProgram>();
  return {
    get(part, features) {
      const name = `${part} ${features.glitters} ${features.stains}`;
      const cached = programs.get(name);
      if (cached) return cached.program;
      const compiled = createProgram(gl, faceVertexShader(part), faceFragmentShader(part, features));
      programs.set(name, compiled);
      gl.useProgram(compiled.program);
      gl.uniform1i(compiled.uniform("frame"), 0);
      gl.uniform1i(compiled.uniform("masks"), 1);
      gl.uniform1i(compiled.uniform("more"), 2);
      gl.uniformBlockBinding(compiled.program, gl.getUniformBlockIndex(compiled.program, "Face"), 0);
      return compiled.program;
    },
    free() {
      for (const { program } of programs.values()) gl.deleteProgram(program);
    },
  };
}
