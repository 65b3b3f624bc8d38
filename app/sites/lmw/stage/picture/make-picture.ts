import type { StageArt } from "./stage-art.ts";
import type { Brush, StagePicture } from "./stage-picture.ts";
import { drawStage } from "./draw-stage.ts";
import { paintOf, type StageLook } from "./stage-look.ts";

/** A picture that one brush paints from one art and in one look. */
export function makePicture(brush: Brush, art: StageArt, look: StageLook): StagePicture {
  return {
    kind: brush.kind,
    draw(world, alpha, effects) {
      brush.begin(effects.shakeX, effects.shakeY);
      drawStage({ brush, art, look, world, alpha, effects });
      brush.end();
    },
    recolour: (hex) => void Object.assign(look, paintOf(hex)),
    resize: brush.resize,
    dispose() {
      brush.dispose();
      art.dispose();
    },
  };
}

/**
 * The best brush that this phone has, on a canvas of its own that is in no place yet. Without WebGL it is Canvas2D. Needs
 * no art: it is got ready while that comes.
 * @throws when there is neither
 */
export async function openBrush(
  wish: "webgl" | "canvas" = "webgl",
): Promise<{ brush: Brush; canvas: HTMLCanvasElement }> {
  const ways =
    wish === "canvas" || !hasWebGl()
      ? [() => import("./canvas-brush.ts").then(({ makeCanvasBrush }) => makeCanvasBrush())]
      : [
          () => import("./pixi-brush.ts").then(({ makePixiBrush }) => makePixiBrush()),
          () => import("./canvas-brush.ts").then(({ makeCanvasBrush }) => makeCanvasBrush()),
        ];
  let failure: unknown = null;
  for (const way of ways) {
    // A canvas that was asked for one context never gives another: each way has its own.
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    try {
      const brush = await way();
      await brush.mount(canvas);
      return { brush, canvas };
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function hasWebGl(): boolean {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2");
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return gl !== null;
}
