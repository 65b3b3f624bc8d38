import type { FaceRatios } from "#contracts/face-reference.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import { levelRatios } from "#app/sites/scan/flow/level-faces.ts";
import { ratiosOf } from "#app/sites/scan/rules/collect-frames.ts";
import type { MeasuredPerson } from "../population/recorded-population.ts";
import type { Person } from "../population/sample-people.ts";
import { createHeadPainter } from "./draw-head.ts";

/** Longer than a frame takes: the second engine wants times that rise. */
const frameMs = 100;

let engines: Record<FaceEngine["name"], FaceEngine> | null = null;
let paint: ((person: Person) => ImageBitmap) | null = null;
let timeMs = 0;

/** Draws people who exist nowhere and reads each with both engines; driven from outside. */
const facePage = {
  /** Starts both engines and takes the arrays of a `FaceModel` from below an address, by their names. */
  async start(address: string, expressionNames: string[]): Promise<void> {
    const get = async (name: string): Promise<ArrayBuffer> => (await fetch(address + name)).arrayBuffer();
    paint = createHeadPainter({
      neutral: new Float32Array(await get("neutral")),
      parts: new Uint8Array(await get("parts")),
      triangles: new Uint32Array(await get("triangles")),
      offsets: new Float32Array(await get("offsets")),
      expressionNames,
    });
    engines = { landmarker: await startEngine("landmarker"), mesh: await startEngine("mesh") };
  },
  /** Null where the first engine finds no face; without the second's ratios where it finds none or was not asked. */
  async measure(person: Person, isForBoth: boolean): Promise<MeasuredPerson | null> {
    if (!engines || !paint) throw new Error("not started");
    const picture = paint(person);
    const landmarker = await measureAsPhoto(engines.landmarker, picture);
    const mesh = isForBoth ? await measureAsFrame(engines.mesh, picture) : null;
    picture.close();
    return landmarker && { landmarker, mesh };
  },
};

async function startEngine(name: FaceEngine["name"]): Promise<FaceEngine> {
  const wish = { engines: [name], numFaces: 1, onProgress: () => {} };
  return startFaceEngine(wish, new AbortController().signal);
}

async function measureAsPhoto(engine: FaceEngine, picture: ImageBitmap): Promise<FaceRatios | null> {
  const [face] = await engine.detectImage(await createImageBitmap(picture));
  return face ? levelRatios(engine, picture, face) : null;
}

/** As one picture of a film: a still takes the second engine several times as long where graphics are software. */
async function measureAsFrame(engine: FaceEngine, picture: ImageBitmap): Promise<FaceRatios | null> {
  timeMs += frameMs;
  const { frame, faces } = await engine.detectVideo(await createImageBitmap(picture), timeMs);
  frame.close();
  return faces[0] ? ratiosOf(faces[0], { widthPx: picture.width, heightPx: picture.height }) : null;
}

export type PopulationPage = typeof facePage;
Object.assign(globalThis, { facePage });
