import { floatAt } from "#app/kits/basics/typed-array-at.ts";

/** The part of a picture around the mouth, as a square of its own. */
export function cropMouth(picture: HTMLCanvasElement, landmarks: Float32Array, edgePx: number): HTMLCanvasElement {
  const at = (i: number): readonly [x: number, y: number] => [
    floatAt(landmarks, i * 3) * picture.width,
    floatAt(landmarks, i * 3 + 1) * picture.height,
  ];
  const [[leftX, leftY], [rightX, rightY]] = [at(61), at(291)];
  const edge = Math.hypot(rightX - leftX, rightY - leftY) * 1.9;
  const mouth = document.createElement("canvas");
  [mouth.width, mouth.height] = [edgePx, edgePx];
  const [x, y] = [(leftX + rightX - edge) / 2, (leftY + rightY - edge) / 2];
  mouth.getContext("2d")?.drawImage(picture, x, y, edge, edge, 0, 0, edgePx, edgePx);
  return mouth;
}
