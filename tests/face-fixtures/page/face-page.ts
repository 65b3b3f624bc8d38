import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import { findFaces } from "#app/kits/face/find-faces.ts";
import { openPhoto } from "#app/sites/scan/flow/open-photo.ts";
import { isPerson } from "#app/sites/scan/flow/person-check.ts";
import { detectStill, detectWhole, type StillReport } from "./detect-still.ts";
import { type PictureSkin, readSkin } from "./read-skin.ts";
import { type VariantName, variantOf } from "./variants.ts";

export interface VariantsReport {
  before: StillReport;
  variants: Partial<Record<VariantName, StillReport>>;
}

const facesOfPhoto = 4;
/** Longer side of a picture whose variants are read: as large as a camera's. */
const variantPx = 720;
let engine: FaceEngine | null = null;

async function pictureAt(address: string): Promise<ImageBitmap> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return openPhoto(await answer.blob());
}

function startedEngine(): FaceEngine {
  if (!engine) throw new Error("no engine was started");
  return engine;
}

async function shrink(picture: ImageBitmap): Promise<ImageBitmap> {
  const scale = Math.min(1, variantPx / Math.max(picture.width, picture.height));
  const [resizeWidth, resizeHeight] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: "high" });
}

/** The kit, the reading of photos and the rules, without a screen around them; driven from outside. */
const facePage = {
  async start(name: FaceEngine["name"]): Promise<string> {
    engine?.stop();
    const wish = { engines: [name], numFaces: facesOfPhoto, onProgress: () => {} };
    engine = await startFaceEngine(wish, new AbortController().signal);
    return engine.name;
  },
  async read(address: string): Promise<StillReport> {
    return detectStill(startedEngine(), await pictureAt(address));
  },
  /** How many faces the engine sees in the whole picture, without a look at its parts. */
  async look(address: string): Promise<number> {
    return (await detectWhole(startedEngine(), await pictureAt(address))).faces;
  },
  /** How many faces the engine finds, and how many of them the second look takes for a person's. */
  async countPeople(address: string): Promise<{ faces: number; people: number }> {
    const { signal } = new AbortController();
    const picture = await pictureAt(address);
    const { faces } = await findFaces(startedEngine(), picture, signal);
    let people = 0;
    for (const face of faces) people += (await isPerson(startedEngine(), picture, face, signal)) ? 1 : 0;
    return { faces: faces.length, people };
  },
  /** Its skin, beside a white that lies at a place of the picture (in parts of it); null: by the eyes alone. */
  async readSkin(address: string, whiteAt: { x: number; y: number } | null): Promise<PictureSkin> {
    return readSkin(startedEngine(), await shrink(await pictureAt(address)), whiteAt);
  },
  /** The face as it is, then in each of the variants. */
  async readVariants(address: string, names: readonly VariantName[]): Promise<VariantsReport> {
    const picture = await shrink(await pictureAt(address));
    const variants: VariantsReport["variants"] = {};
    for (const name of names) variants[name] = await detectWhole(startedEngine(), variantOf(picture, name));
    return { before: await detectWhole(startedEngine(), picture), variants };
  },
};

export type FacePage = typeof facePage;
Object.assign(globalThis, { facePage });
