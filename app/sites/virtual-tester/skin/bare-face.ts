import type { TesterMirror } from "../parts/use-tester-mirror.ts";

/** A face without any make-up, apart from the canvas that goes on changing. */
export interface BareFace {
  picture: HTMLCanvasElement;
  /** 478 × (x, y, z) in parts of the picture. */
  landmarks: Float32Array;
}

/** Copies the still that the tester shows, bare. Null where it shows none. */
export async function copyBareFace({
  canvas,
  getView,
}: Pick<TesterMirror, "canvas" | "getView">): Promise<BareFace | null> {
  const view = await getView();
  const shown = canvas.current;
  if (!shown) return null;
  const [face] = view.drawEach([[]], (landmarks) => {
    const picture = document.createElement("canvas");
    [picture.width, picture.height] = [shown.width, shown.height];
    picture.getContext("2d")?.drawImage(shown, 0, 0);
    return { picture, landmarks: landmarks.slice() };
  });
  return face ?? null;
}
