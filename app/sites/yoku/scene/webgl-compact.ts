import { onAbort } from "#app/kits/basics/abort.ts";
import { hexToLinear } from "#app/kits/basics/srgb.ts";
import { isSoftwareRenderer } from "#app/kits/makeup/software-renderer.ts";
import { createProgram } from "#app/kits/basics/gl-program.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import { compactShader, pictureShader } from "./compact.glsl.ts";
import { isNoRedActive } from "./no-red-event.ts";
import type { Pose } from "./opening.ts";

/** Draws the compact. `isStill`: nothing moves, take your time. */
export type DrawCompact = (pose: Pose, pans: readonly PaintedPan[], tilt: number, isStill: boolean) => void;

const finishes = ["matte", "satin", "pearl", "glitter", "sheer"];
/** What a moving frame and a still one may take, and how small a moving one may get. */
const [movingMs, stillMs, minWidthPx] = [22, 480, 220];
/** A chip that takes longer for the smallest moving frame is none. */
const maxFrameMs = 90;

/** A canvas, the chip that paints on it, and the shader that it runs. */
interface Chip {
  canvas: HTMLCanvasElement;
  gl: WebGL2RenderingContext;
  uniform(name: string): WebGLUniformLocation | null;
}

/** The compact on the graphics chip; null where there is none. Ends with the signal, and gives its context back. */
export function createWebglCompact(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  onLost: () => void,
): DrawCompact | null {
  const gl = canvas.getContext("webgl2", {
    ...{ alpha: false, antialias: false, preserveDrawingBuffer: true },
    // A processor that plays a chip is slower than the plain painter.
    failIfMajorPerformanceCaveat: true,
  });
  if (!gl) return null;
  const giveBack = (): void => gl.getExtension("WEBGL_lose_context")?.loseContext();
  // Its shader is not even compiled there: that alone holds a page up for seconds.
  if (isSoftwareRenderer(gl)) {
    giveBack();
    return null;
  }
  const chip: Chip = { canvas, gl, uniform: compileShader(gl) };
  const startedMs = performance.now();
  const msPerPixel = measureMsPerPixel(chip);
  if (msPerPixel * minWidthPx ** 2 * 1.25 > maxFrameMs) {
    giveBack();
    return null;
  }
  canvas.addEventListener("webglcontextlost", onLost, { signal });
  onAbort(signal, giveBack);
  /** Passed when the frame before has been drawn. */
  let frameFence: WebGLSync | null = null;
  return (pose, pans, tilt, isStill) => {
    // A slow chip leaves frames out instead of falling behind.
    if (!isStill && frameFence && gl.getSyncParameter(frameFence, gl.SYNC_STATUS) === gl.UNSIGNALED) return;
    setScene(chip, pose, pans, tilt);
    gl.uniform1f(chip.uniform("seconds"), (performance.now() - startedMs) / 1_000);
    const { widthPx, samples } = chooseSize(canvas, msPerPixel, isStill);
    paint(chip, widthPx, Math.round(widthPx * 1.25), samples);
    gl.deleteSync(frameFence);
    frameFence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  };
}

/** Brings the shader onto the chip, with one triangle over the whole picture. */
function compileShader(gl: WebGL2RenderingContext): Chip["uniform"] {
  const { program, uniform, attribute } = createProgram(gl, pictureShader, compactShader);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = attribute("corner");
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  return uniform;
}

function paint({ canvas, gl, uniform }: Chip, widthPx: number, heightPx: number, samples: number): void {
  [canvas.width, canvas.height] = [widthPx, heightPx];
  gl.viewport(0, 0, widthPx, heightPx);
  gl.uniform2f(uniform("size"), widthPx, heightPx);
  gl.uniform1i(uniform("samples"), samples);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

/** Draws a small picture and waits for it: a chip, or a processor that plays one? */
function measureMsPerPixel(chip: Chip): number {
  const { gl } = chip;
  const waitForIt = (): void => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  paint(chip, 48, 60, 1);
  waitForIt();
  const from = performance.now();
  paint(chip, 96, 120, 1);
  waitForIt();
  return Math.max(1e-7, (performance.now() - from) / (96 * 120));
}

function setScene({ gl, uniform }: Chip, pose: Pose, pans: readonly PaintedPan[], tilt: number): void {
  gl.uniform1f(uniform("lid"), pose.coverAngle);
  gl.uniform3fv(
    uniform("colours"),
    pans.flatMap((pan) => (pan ? hexToLinear(pan.hex) : [0, 0, 0])),
  );
  gl.uniform1iv(
    uniform("finishes"),
    pans.map((pan) => Math.max(0, finishes.indexOf(pan?.finish ?? "matte"))),
  );
  gl.uniform2fv(
    uniform("fills"),
    pose.pans.flatMap(({ fill, press }, i) => (pans[i] ? [fill, press] : [0, 0])),
  );
  gl.uniform1fv(
    uniform("falls"),
    pose.pans.map(({ fall }) => fall),
  );
  gl.uniform2f(uniform("tilt"), tilt, Math.abs(tilt) * 0.3);
  gl.uniform1f(uniform("warmth"), isNoRedActive() ? 0 : 1);
}

/** As large as the place and as the chip can do in time; what lies still may take longer. */
function chooseSize(
  { parentElement }: HTMLCanvasElement,
  msPerPixel: number,
  isStill: boolean,
): { widthPx: number; samples: number } {
  const wholePx = Math.round((parentElement?.clientWidth || 390) * Math.min(2, devicePixelRatio || 1));
  const affordable = Math.sqrt((isStill ? stillMs : movingMs) / msPerPixel / 1.25);
  const widthPx = Math.max(Math.min(minWidthPx, wholePx), Math.min(wholePx, Math.round(affordable)));
  return { widthPx, samples: isStill && affordable > widthPx * 2 ? 4 : 1 };
}
