import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { eyes, lipsOuter } from "#app/kits/makeup/face-regions.ts";
import { loadMakeupAssets, type MakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import { type MakeupRenderer, startMakeupRenderer } from "#app/kits/makeup/makeup-renderer.ts";
import { createFaceSmoother } from "#app/kits/makeup/face-smoother.ts";
import type { Look } from "#contracts/look.ts";
import { type Cover, coverFace } from "./cover-face.ts";
import { type Pose, poseFace } from "./pose-face.ts";
import { type Relight, relightFace } from "./relight-face.ts";
import { type Cut, sheets } from "./sheet-looks.ts";

interface DetectedFrame {
  name: string;
  /** How it was made to hold itself; none: as it was photographed. */
  pose?: string;
  /** Something is drawn before it. */
  isCovered?: boolean;
  /** Only on sheets of all people or of all test pictures. */
  isFurther?: boolean;
  frame: ImageBitmap;
  landmarks: Float32Array;
}

const longestPx = 900;
/** How far the eyes are shut, frame by frame: a blink of a fifth of a second. */
const blink: readonly number[] = [0, 0, 0, 0, 0, 0.3, 0.8, 1, 1, 0.8, 0.4, 0.1];
const cells: Record<Cut, readonly [widthPx: number, heightPx: number]> = {
  mouth: [190, 120],
  eyes: [300, 110],
  face: [230, 290],
};
const wide = {
  mouth: [...lipsOuter.upper, ...lipsOuter.lower],
  eyes: eyes.flatMap(({ browUpper, underEye }) => [...browUpper, ...underEye]),
};
/** How far about what is shown the cut reaches. */
const about: Record<Cut, number> = { mouth: 1.5, eyes: 1.12, face: 1.08 };

/** Faces of the pictures themselves that have glasses, a beard or hair before them. */
const bareCovers = new Set(["london_006_neutral", "london_140_neutral", "nasa_astronaut", "lisa1", "london_103_smile"]);
const faces: DetectedFrame[] = [];
let engine: FaceEngine;
let stock: MakeupAssets;
let renderer: MakeupRenderer;
const canvas = document.createElement("canvas");

/** What the page of sheets offers to the process that drives it. */
const facePage = {
  async start(): Promise<void> {
    const { signal } = new AbortController();
    stock = await loadMakeupAssets(signal);
    engine = await startFaceEngine({ engines: ["landmarker"], numFaces: 1, onProgress: () => {} }, signal);
    const started = startMakeupRenderer(canvas, stock, signal);
    if (!started) throw new Error("no WebGL2 here");
    renderer = started;
  },
  /**
   * Reads a picture as it is, and in each pose, and takes it in each light; the names of what was found, and by what its
   * lips are told from skin.
   */
  async read(
    name: string,
    address: string,
    poses: Record<string, Pose>,
    relights: Record<string, Relight>,
    covers: readonly Cover[],
    isFurther: boolean,
  ): Promise<string[]> {
    const frame = await shrink(await (await fetch(address)).blob());
    const whole = await detectFrame(name, frame);
    if (!whole) return [];
    const found: DetectedFrame[] = [{ ...whole, isFurther }];
    for (const [pose, how] of Object.entries(poses)) {
      const posed = await createImageBitmap(poseFace(frame, whole.landmarks, stock.triangles, how));
      const read = await detectFrame(`${name} ${pose}`, posed);
      if (read) found.push({ ...read, pose });
    }
    for (const [light, how] of Object.entries(relights)) {
      const relit = await createImageBitmap(relightFace(frame, whole.landmarks, how));
      found.push({ name: `${name} ${light}`, frame: relit, landmarks: whole.landmarks });
    }
    for (const cover of covers) {
      const under = await createImageBitmap(coverFace(frame, whole.landmarks, cover));
      found.push({ name: `${name} ${cover}`, isCovered: true, frame: under, landmarks: whole.landmarks });
    }
    faces.push(...found);
    return found.map((read) => `${read.name} (${faceCues(read)})`);
  },
  /** A sheet as a JPEG in base64: a column for each face, a row for each look. */
  sheet(name: string): Promise<string> {
    const { cut, rows, isStraight, isCovered, of } = sheets[name]!;
    const shown = isCovered
      ? faces.filter((face) => face.isCovered || bareCovers.has(face.name))
      : faces.filter((face) => !face.isCovered && (of ? isPerson(face) === (of === "people") : !face.isFurther));
    return draw(cut, rows, isStraight ? shown.filter((face) => !face.pose) : shown);
  },
  /** A head that turns once to both sides and blinks, read and steadied frame by frame as the mirror does; each fourth frame. */
  async film(address: string, name: string, look: Look, count: number): Promise<string> {
    const frame = await shrink(await (await fetch(address)).blob());
    const still = await detectFrame(name, frame);
    if (!still) throw new Error("no face");
    const { steady } = createFaceSmoother(frame.width);
    const shots: DetectedFrame[] = [];
    for (let i = 0; i < count; i++) {
      const yawRad = 0.45 * Math.sin((2 * Math.PI * i) / count);
      const shut = blink[i % 24] ?? 0;
      const posed = await createImageBitmap(poseFace(frame, still.landmarks, stock.triangles, { yawRad, shut }));
      const { frame: shown, faces: seen } = await engine.detectVideo(posed, i * 33);
      if (!seen[0]) continue;
      const landmarks = steady(seen[0].landmarks, i * 33);
      if (i % 4 === 0) shots.push({ name: String(i), frame: shown, landmarks });
    }
    return draw("face", [{ name: "moving", look }], shots);
  },
};

/** One of our own people; all else are photographs. */
const isPerson = ({ name }: DetectedFrame): boolean => name.startsWith("face-");

async function shrink(blob: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(blob, { imageOrientation: "from-image" });
  const scale = Math.min(1, longestPx / Math.max(whole.width, whole.height));
  const [resizeWidth, resizeHeight] = [Math.round(whole.width * scale), Math.round(whole.height * scale)];
  return createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: "high" });
}

async function detectFrame(name: string, frame: ImageBitmap): Promise<DetectedFrame | null> {
  const [face] = await engine.detectImage(await createImageBitmap(frame));
  return face ? { name, frame, landmarks: face.landmarks } : null;
}

function faceCues({ frame, landmarks }: DetectedFrame): string {
  const size = { frame, widthPx: frame.width, heightPx: frame.height, lookRegions: [] };
  renderer.render({ ...size, faces: [landmarks] });
  const { light } = renderer;
  const cues = Object.entries(light?.lipCues ?? {}).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  return [`lips ${light?.lipShown.toFixed(2)}`, ...cues].join(", ");
}

async function draw(
  cut: Cut,
  rows: readonly { name: string; look: Look }[],
  columns: readonly DetectedFrame[],
): Promise<string> {
  const [widthPx, heightPx] = cells[cut];
  const sheet = new OffscreenCanvas(widthPx * columns.length, (heightPx + 14) * rows.length + 14);
  const context = sheet.getContext("2d")!;
  context.font = "11px sans-serif";
  context.fillStyle = "#fff";
  for (const [column, read] of columns.entries()) {
    context.fillText(read.name, column * widthPx + 2, 11);
    for (const [row, { name, look }] of rows.entries()) {
      const top = row * (heightPx + 14) + 14;
      const { frame, landmarks } = read;
      const regions = [{ look, fromX: 0, toX: 1 }];
      renderer.render({
        frame,
        widthPx: frame.width,
        heightPx: frame.height,
        faces: [landmarks],
        lookRegions: regions,
      });
      const [x, y, width, height] = cutOf(cut, read, widthPx / heightPx);
      context.drawImage(canvas, x, y, width, height, column * widthPx, top, widthPx - 2, heightPx);
      context.fillText(name, column * widthPx + 2, top + heightPx + 11);
    }
  }
  const bytes = new Uint8Array(await (await sheet.convertToBlob({ type: "image/jpeg", quality: 0.9 })).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}

/** The part of a picture that a cell shows: what the cut is about, in the cell's shape. */
function cutOf(cut: Cut, { frame, landmarks }: DetectedFrame, shape: number): [number, number, number, number] {
  const points = cut === "face" ? Array.from({ length: 468 }, (_, i) => i) : wide[cut];
  const xs = points.map((i) => landmarks[i * 3]! * frame.width);
  const ys = points.map((i) => landmarks[i * 3 + 1]! * frame.height);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left, (bottom - top) * shape) * about[cut];
  return [(left + right - width) / 2, (top + bottom - width / shape) / 2, width, width / shape];
}

export type SheetPage = typeof facePage;
Object.assign(globalThis, { facePage });
