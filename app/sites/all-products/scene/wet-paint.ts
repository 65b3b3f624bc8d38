import { createProgramOrNull } from "#app/kits/basics/gl-program.ts";
import { hexToLinear } from "#app/kits/basics/srgb.ts";
import { bodyOf } from "./paint-body.ts";
import { tuning } from "../tuning.ts";
import type { Paint, PaintLook } from "./paint.ts";
import { fragmentSource, vertexSource } from "./wet-paint.glsl.ts";

/** Wet paint under one white card of light (WebGL2); null where there is none, or where it would be slow. */
export function openWetPaint(canvas: HTMLCanvasElement, look: PaintLook, signal: AbortSignal): Paint | null {
  const gl = canvas.getContext("webgl2", { premultipliedAlpha: true, antialias: false, powerPreference: "low-power" });
  const program = createProgramOrNull(gl, vertexSource, fragmentSource);
  if (!gl || !program) return null;
  const density = Math.min(devicePixelRatio, tuning.maxDensity);
  canvas.width = Math.round(canvas.clientWidth * density);
  canvas.height = Math.round(canvas.clientHeight * density);
  gl.viewport(0, 0, canvas.width, canvas.height);
  gl.useProgram(program.program);

  const { uniform: at } = program;
  const body = bodyOf(look.finish);
  gl.uniform2f(at("uSize"), canvas.width, canvas.height);
  gl.uniform1f(at("uDensity"), density);
  gl.uniform3f(at("uShade"), ...hexToLinear(look.hex));
  gl.uniform4f(at("uBody"), body.gloss, body.edge, body.sparkle, look.isLight ? 0 : 1);
  const [progress, origin, dryness] = [at("uProgress"), at("uOrigin"), at("uCalm")];

  // A lost context is given back at once: a painting is short, and the next one opens its own.
  signal.addEventListener("abort", () => gl.getExtension("WEBGL_lose_context")?.loseContext(), { once: true });
  return {
    draw(stroke) {
      gl.uniform1f(progress, stroke.progress);
      gl.uniform2f(origin, stroke.x, stroke.y);
      gl.uniform1f(dryness, stroke.dryness);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}
