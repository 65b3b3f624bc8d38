import { isSoftwareRenderer } from "#app/kits/makeup/software-renderer.ts";
import type { StageArt } from "./stage-art.ts";
import type { SpriteBatch, StageRenderer } from "./stage-renderer.ts";
import { drawStage } from "./draw-stage.ts";
import { createPaint, type StageLook } from "./stage-look.ts";

/** A picture that one brush paints from one art and in one look. */
export function createStageRenderer(batch: SpriteBatch, art: StageArt, look: StageLook): StageRenderer {
  return {
    kind: batch.kind,
    draw(world, alpha, effects) {
      batch.begin(effects.shakeX, effects.shakeY);
      drawStage({ batch, art, look, world, alpha, effects });
      batch.end();
    },
    recolour: (hex) => void Object.assign(look, createPaint(hex)),
    resize: batch.resize,
    dispose() {
      batch.dispose();
      art.dispose();
    },
  };
}

/**
 * The best brush that this phone has, on a canvas of its own that is in no place yet. Without a graphics chip it is
 * Canvas2D. Needs no art: it is got ready while that comes.
 * @throws when there is neither
 */
export async function createSpriteBatch(
  preferred: "webgl" | "canvas" = "webgl",
): Promise<{ brush: SpriteBatch; canvas: HTMLCanvasElement }> {
  const factories =
    preferred === "canvas" || !hasGraphicsChip()
      ? [
          () =>
            import("./canvas-sprite-batch.ts").then(({ createCanvasSpriteBatch: makeCanvasBrush }) =>
              makeCanvasBrush(),
            ),
        ]
      : [
          () => import("./pixi-sprite-batch.ts").then(({ createPixiSpriteBatch: makePixiBrush }) => makePixiBrush()),
          () =>
            import("./canvas-sprite-batch.ts").then(({ createCanvasSpriteBatch: makeCanvasBrush }) =>
              makeCanvasBrush(),
            ),
        ];
  let failure: unknown = null;
  for (const createBatch of factories) {
    // A canvas that was asked for one context never gives another: each way has its own.
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    try {
      const batch = await createBatch();
      await batch.mount(canvas);
      return { brush: batch, canvas };
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Where a processor plays the graphics chip, Canvas2D draws the same picture for half of its time. */
function hasGraphicsChip(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  const isThere = gl !== null && !isSoftwareRenderer(gl);
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return isThere;
}
