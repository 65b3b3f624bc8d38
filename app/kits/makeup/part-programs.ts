import { createProgram, type GlProgram } from "#app/kits/basics/gl-program.ts";
import { type AppliedPart, programNameOf } from "./applied-parts.ts";
import { baseFragmentShader, baseVertexShader } from "./base-shader.ts";
import { faceFragmentShader, faceVertexShader } from "./face-shader.ts";

/** The programs of the parts of a face. Each is compiled when it is first needed: a look of lips alone needs no other. */
export interface PartPrograms {
  get(applied: AppliedPart): WebGLProgram;
  /** What lies under all of them. */
  base(): WebGLProgram;
  free(): void;
}

export function createPartPrograms(gl: WebGL2RenderingContext): PartPrograms {
  const programs = new Map<string, GlProgram>();

  /** @param name of what is compiled once */
  function compile(name: string, vertexShader: () => string, fragmentShader: () => string): WebGLProgram {
    const cached = programs.get(name);
    if (cached) return cached.program;
    const compiled = createProgram(gl, vertexShader(), fragmentShader());
    programs.set(name, compiled);
    gl.useProgram(compiled.program);
    gl.uniform1i(compiled.uniform("frame"), 0);
    gl.uniform1i(compiled.uniform("masks"), 1);
    gl.uniform1i(compiled.uniform("more"), 2);
    gl.uniformBlockBinding(compiled.program, gl.getUniformBlockIndex(compiled.program, "Face"), 0);
    return compiled.program;
  }

  return {
    get: (applied) =>
      compile(
        programNameOf(applied),
        () => faceVertexShader(applied),
        () => faceFragmentShader(applied),
      ),
    base: () =>
      compile(
        "base",
        () => baseVertexShader,
        () => baseFragmentShader,
      ),
    free() {
      for (const { program } of programs.values()) gl.deleteProgram(program);
    },
  };
}
