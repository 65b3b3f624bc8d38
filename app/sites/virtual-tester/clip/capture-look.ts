import { createDrawing } from "#app/kits/basics/canvas.ts";
import type { MakeupView } from "#app/kits/mirror/makeup-view.ts";
import type { LookLayer } from "#contracts/look.ts";
import { faceBoxOf } from "./face-box.ts";
import type { LookFaces } from "./look-art.ts";

/**
 * The face on the stage, bare and in these layers, as copies of their own; what the stage shows is the same afterwards.
 * Null where no still stands there.
 */
export function captureLook(
  view: MakeupView,
  stage: HTMLCanvasElement,
  layers: readonly LookLayer[],
): LookFaces | null {
  const applied = layers.length > 0 ? [{ look: { layers: [...layers] }, fromX: 0, toX: 1 }] : [];
  const [first, second] = view.drawEach([[], applied], (landmarks) => ({ copy: copyOf(stage), landmarks }));
  return first && second ? { bare: first.copy, applied: second.copy, face: faceBoxOf(first.landmarks) } : null;
}

function copyOf(stage: HTMLCanvasElement): HTMLCanvasElement {
  const context = createDrawing(stage.width, stage.height);
  context.drawImage(stage, 0, 0);
  return context.canvas;
}
