import { createProgramOrNull, type GlProgram } from "#app/kits/basics/gl-program.ts";
import { hexToLinear } from "#app/kits/basics/srgb.ts";
import { mixingBowlFragment, mixingBowlVertex } from "./mixing-bowl.glsl.ts";

/** What lies in the dish. */
export interface BowlLook {
  parts: readonly { hex: string; share: number }[];
  mixed: string;
  /** 0 whole, 1 lumps … 4 dust. */
  crush: number;
  /** 0 dry, 1 stirred. */
  wet: number;
  /** 0–1: how much of the lamp the paint holds. */
  gloss: number;
}

export interface MixingBowlScene {
  show(look: BowlLook): void;
}

const maxPixelRatio = 1.5;
/** Where the chip is slow, the dish is drawn coarser and changes at once. */
const slowPixelRatio = 0.5;
const slowMs = 12;
const settleMs = 620;

/**
 * Draws the dish into a canvas of `place`. It moves only while something changes, and jumps where motion is not
 * wanted. Null without WebGL 2: the page has a still in its place.
 */
export function startMixingBowl(
  container: HTMLElement,
  isMotionReduced: () => boolean,
  signal: AbortSignal,
): MixingBowlScene | null {
  const canvas = document.createElement("canvas");
  canvas.className = "overlay-full";
  canvas.setAttribute("aria-hidden", "true");
  const gl = canvas.getContext("webgl2", { antialias: false, alpha: false, powerPreference: "low-power" });
  const program = createProgramOrNull(gl, mixingBowlVertex, mixingBowlFragment);
  if (!gl || !program) return null;
  container.append(canvas);
  gl.useProgram(program.program);
  const { uniform: at } = program;
  const settling = createSettling();
  let target: BowlLook | null = null;
  let frame = 0;
  // Tried first on a few dots: a chip that is slow with them never gets more.
  let isSlow: boolean | null = null;

  function draw(now: number): void {
    frame = 0;
    if (!gl || !target || signal.aborted) return;
    const { t, eased, crush, wet } = settling.at(isMotionReduced() || isSlow !== false ? Infinity : now);
    fitCanvas(canvas, container, isSlow === false ? Math.min(maxPixelRatio, devicePixelRatio) : slowPixelRatio);
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(at("u_size"), canvas.width, canvas.height);
    gl.uniform1f(at("u_crush"), crush);
    gl.uniform1f(at("u_wet"), wet);
    gl.uniform1f(at("u_time"), isMotionReduced() ? 0 : eased * 3 + target.crush);
    setLook(gl, at, target);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    if (isSlow === null) {
      isSlow = drawsSlowly(gl);
      if (!isSlow) requestDraw();
    }
    container.dataset.dish = t < 1 ? "moving" : "still";
    if (t < 1) requestDraw();
  }

  const requestDraw = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const resizeObserver = new ResizeObserver(requestDraw);
  resizeObserver.observe(container);
  signal.addEventListener("abort", () => {
    resizeObserver.disconnect();
    cancelAnimationFrame(frame);
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    canvas.remove();
  });

  return {
    show(look) {
      target = look;
      settling.begin(look, performance.now());
      requestDraw();
    },
  };
}

type Settled = Pick<BowlLook, "crush" | "wet">;

/** How the dish passes from what it shows to what it is to show. */
function createSettling() {
  let target: Settled | null = null;
  let from: Settled = { crush: 0, wet: 0 };
  let shown = from;
  let startedAtMs = 0;
  return {
    begin({ crush, wet }: Settled, nowMs: number): void {
      const next = { crush, wet };
      from = target ? shown : next;
      target = next;
      startedAtMs = nowMs;
    },
    /** What is shown at a moment; `t`: 0 at the beginning, 1 when it has settled. */
    at(nowMs: number) {
      const t = Math.min(1, (nowMs - startedAtMs) / settleMs);
      const eased = 1 - (1 - t) ** 3;
      const to = target ?? from;
      shown = { crush: from.crush + (to.crush - from.crush) * eased, wet: from.wet + (to.wet - from.wet) * eased };
      return { t, eased, ...shown };
    },
  };
}

function fitCanvas(canvas: HTMLCanvasElement, container: HTMLElement, pixelRatio: number): void {
  const { width, height } = container.getBoundingClientRect();
  const [w, h] = [Math.max(1, Math.round(width * pixelRatio)), Math.max(1, Math.round(height * pixelRatio))];
  if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
}

/** Hands over all that does not move. */
function setLook(gl: WebGL2RenderingContext, at: GlProgram["uniform"], { parts, mixed, gloss }: BowlLook): void {
  const shares = new Float32Array(3);
  const tones = new Float32Array(9);
  for (const [i, part] of parts.slice(0, 3).entries()) {
    shares[i] = part.share;
    tones.set(hexToLinear(part.hex), 3 * i);
  }
  gl.uniform1f(at("u_gloss"), gloss);
  gl.uniform1f(at("u_bright"), document.documentElement.dataset.bright === "on" ? 1.35 : 1);
  gl.uniform3fv(at("u_part"), tones);
  gl.uniform3fv(at("u_share"), shares);
  gl.uniform3f(at("u_mixed"), ...hexToLinear(mixed));
  gl.uniform1i(at("u_count"), Math.min(3, parts.length));
}

/** Draws again what was drawn just now, and waits for it: the first time, compiling would be counted too. */
function drawsSlowly(gl: WebGL2RenderingContext): boolean {
  const dot = new Uint8Array(4);
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, dot);
  const startedAt = performance.now();
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, dot);
  return performance.now() - startedAt > slowMs;
}
