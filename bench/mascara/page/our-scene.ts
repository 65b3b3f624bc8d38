import { startScene } from "#app/sites/mcm/scene/start-scene.ts";
import { defaultRecipe } from "#contracts/mascara-recipe.ts";

/** A scene that can be turned; `turn` is what a frame of a drag runs. */
export interface Turnable {
  gl: WebGL2RenderingContext;
  turn(angle: number): void;
}

/** The brush with the most bristles, and all the glitter. */
const recipe = { ...defaultRecipe, length: 15, density: 15, glitter: 3 };

/** The product's own scene. What it asks of the next frame is done at once, so that it can be timed as a call. */
export async function ourScene(canvas: HTMLCanvasElement): Promise<Turnable> {
  let nextFrame: FrameRequestCallback | null = null;
  globalThis.requestAnimationFrame = (frame) => {
    nextFrame = frame;
    return 1;
  };
  const scene = await startScene({
    ...{ canvas, shown: { recipe, name: "名のない一本", months: 0 }, family: "serif", isSoftAllowed: true },
    ...{ onLost: () => {}, signal: new AbortController().signal },
  });
  const gl = canvas.getContext("webgl2");
  if (!scene || !gl) throw new Error("this browser has no WebGL2");
  return {
    gl,
    turn(to) {
      scene.turnTo(to);
      const frame = nextFrame;
      if (!frame) throw new Error("a turn asks for no frame");
      nextFrame = null;
      frame(performance.now());
    },
  };
}
