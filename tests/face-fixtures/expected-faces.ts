import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FrameHint } from "#app/sites/scan/rules/frame-hints.ts";

/** A picture for the engines, and what they should see in it. */
export interface FacePicture {
  name: string;
  /** Where a page of the zone finds it. */
  address: string;
  bytes: Uint8Array;
  /** Faces to find; null where both none and one are right, because half a face is. */
  faces: number | null;
  /** Hints that are as good an answer as the right number: what the picture is about cannot be read. */
  orHints: readonly FrameHint[];
}

interface ManifestEntry {
  file: string;
  faces: number | string;
  tags: string[];
}

const hintsOfTag: Readonly<Record<string, readonly FrameHint[]>> = {
  "low light": ["too-dark"],
  cropped: ["no-face", "cut-off"],
  "far away": ["no-face", "too-far"],
};

const root = join(import.meta.dirname, "../..");
const modelFaces = [...Array.from({ length: 10 }, (_, i) => `face-${i + 1}`), "face-1-smile"];
const withoutFace = ["closed-door-1", "closed-door-4"];

/** The faces that the zone rendered itself, and two of its pictures without one: always there. */
export function listOwnPictures(): FacePicture[] {
  return listPictures([...modelFaces, ...withoutFace]);
}

/** The twenty-four monsters: all have eyes and a mouth, none is a person. */
export function listMonsters(): FacePicture[] {
  return listPictures(Array.from({ length: 24 }, (_, i) => `monster-${String(i + 1).padStart(2, "0")}`));
}

function listPictures(names: readonly string[]): FacePicture[] {
  return names.flatMap((name) => {
    const file = join(root, `app/kits/ui/pictures/${name}.json`);
    if (!existsSync(file)) return [];
    const { hash, widths } = JSON.parse(readFileSync(file, "utf8")) as { hash: string; widths: number[] };
    const address = `/assets/v/${hash}/${name}@${Math.max(...widths)}.avif`;
    const bytes = readFileSync(join(root, "public", address));
    const faces = modelFaces.includes(name) ? 1 : 0;
    return [{ name, address, bytes, faces, orHints: [] }];
  });
}

/** The photographs of FACE_FIXTURES; null where it is not set. They are for tests only and never shown. */
export function listFixturePictures(): FacePicture[] | null {
  const folder = process.env.FACE_FIXTURES;
  if (!folder) return null;
  const pictures = existsSync(join(folder, "manifest.json")) ? folder : join(folder, "faces");
  const manifest = JSON.parse(readFileSync(join(pictures, "manifest.json"), "utf8")) as ManifestEntry[];
  return manifest.map(({ file, faces, tags }) => ({
    name: file,
    address: `/build/face-pictures/${encodeURIComponent(file)}`,
    bytes: readFileSync(join(pictures, file)),
    faces: countOf(faces),
    orHints: tags.flatMap((tag) => hintsOfTag[tag] ?? []),
  }));
}

/** A number, or in words: "0 or 1 …" is open, any other words speak of one face. */
function countOf(faces: number | string): number | null {
  if (typeof faces === "number") return faces;
  return faces.startsWith("0 or 1") ? null : 1;
}

/** The pictures by their addresses, for whoever serves them. */
export function byAddress(pictures: readonly FacePicture[]): Map<string, Uint8Array> {
  return new Map(pictures.map(({ address, bytes }) => [address, bytes]));
}
