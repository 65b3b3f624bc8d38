import { elementAt } from "#app/kits/basics/element-at.ts";
import { meshPointCount } from "#app/kits/makeup/mesh-facts.ts";

/** Frames with the points of the face in them: no engine runs here, so its time and its noise stay out of the figures. */
export interface Clip {
  widthPx: number;
  heightPx: number;
  /** What a camera's stream shows; each frame of the mirror begins with a copy of it. */
  video: HTMLVideoElement;
  frames: { frame: ImageBitmap; landmarks: Float32Array }[];
}

const pointCount = 478;

/**
 * A face that sways, leans and comes nearer, as the camera would show it: our own render, drawn anew for each frame,
 * its landmarks carried along.
 */
export async function createClip(
  portrait: ImageBitmap,
  landmarks: Float32Array,
  widthPx: number,
  heightPx: number,
  count: number,
): Promise<Clip> {
  const frames: Clip["frames"] = [];
  for (let i = 0; i < count; i++) {
    const turn = (2 * Math.PI * i) / count;
    const scale = (heightPx * 1.12 * (1 + 0.06 * Math.sin(turn))) / portrait.height;
    const angle = 0.14 * Math.sin(turn);
    const [centreX, centreY] = [widthPx * (0.5 + 0.05 * Math.cos(turn)), heightPx * 0.48];
    const canvas = new OffscreenCanvas(widthPx, heightPx);
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#2b2826";
    context.fillRect(0, 0, widthPx, heightPx);
    context.translate(centreX, centreY);
    context.rotate(angle);
    context.scale(scale, scale);
    context.drawImage(portrait, -portrait.width / 2, -portrait.height / 2);
    const moved = new Float32Array(pointCount * 3);
    for (let p = 0; p < pointCount; p++) {
      const x = (elementAt(landmarks, p * 3) - 0.5) * portrait.width * scale;
      const y = (elementAt(landmarks, p * 3 + 1) - 0.5) * portrait.height * scale;
      moved[p * 3] = (centreX + x * Math.cos(angle) - y * Math.sin(angle)) / widthPx;
      moved[p * 3 + 1] = (centreY + x * Math.sin(angle) + y * Math.cos(angle)) / heightPx;
      moved[p * 3 + 2] = (elementAt(landmarks, p * 3 + 2) * portrait.width * scale) / widthPx;
    }
    frames.push({ frame: await createImageBitmap(canvas), landmarks: moved });
  }
  return { widthPx, heightPx, video: await playStill(elementAt(frames, 0).frame), frames };
}

/** A stream of one picture, as a camera hands it over: what it shows does not change what its copy costs. */
async function playStill(picture: ImageBitmap): Promise<HTMLVideoElement> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const context = canvas.getContext("2d")!;
  const video = document.createElement("video");
  video.muted = true;
  video.srcObject = canvas.captureStream(30);
  const shown = new Promise((resolve) => video.addEventListener("loadeddata", resolve, { once: true }));
  void video.play();
  context.drawImage(picture, 0, 0);
  await shown;
  return video;
}

/** A face of plain colours under even light, for what is measured in colours: skin, mid-grey lips, the whites of eyes. */
export function drawPlainFace(
  landmarks: Float32Array,
  widthPx: number,
  heightPx: number,
  { foldDepth = 0, shiftPx = [0, 0] }: { foldDepth?: number; shiftPx?: readonly [number, number] } = {},
): { canvas: OffscreenCanvas; landmarks: Float32Array } {
  const moved = landmarks.slice();
  for (let p = 0; p < pointCount; p++) {
    moved[p * 3]! += shiftPx[0] / widthPx;
    moved[p * 3 + 1]! += shiftPx[1] / heightPx;
  }
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.fillStyle = "rgb(171, 142, 124)";
  context.fillRect(0, 0, widthPx, heightPx);
  const at = (i: number): readonly [number, number] => [
    elementAt(moved, i * 3) * widthPx,
    elementAt(moved, i * 3 + 1) * heightPx,
  ];
  for (const iris of [468, 473]) {
    const [x, y] = at(iris);
    context.fillStyle = "rgb(186, 184, 181)";
    context.fillRect(x - widthPx * 0.06, y - heightPx * 0.012, widthPx * 0.12, heightPx * 0.024);
  }
  const [[left], [right], [, top], [, bottom]] = [at(61), at(291), at(0), at(17)];
  for (let x = Math.floor(left - 4); x < right + 4; x++) {
    // Mid-grey in light is 18 %; folds lie around it.
    const light = 0.18 * (1 + foldDepth * Math.sin((x - Math.floor(left)) * 0.9));
    const grey = Math.round((1.055 * light ** (1 / 2.4) - 0.055) * 255);
    context.fillStyle = `rgb(${grey}, ${grey}, ${grey})`;
    context.fillRect(x, Math.floor(top - 4), 1, Math.ceil(bottom - top + 8));
  }
  return { canvas, landmarks: moved };
}

/** The box of a face in px. */
export function boxOf(landmarks: Float32Array, widthPx: number, heightPx: number) {
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (let i = 0; i < meshPointCount; i++) {
    left = Math.min(left, elementAt(landmarks, i * 3));
    right = Math.max(right, elementAt(landmarks, i * 3));
    top = Math.min(top, elementAt(landmarks, i * 3 + 1));
    bottom = Math.max(bottom, elementAt(landmarks, i * 3 + 1));
  }
  return { left: left * widthPx, top: top * heightPx, right: right * widthPx, bottom: bottom * heightPx };
}
