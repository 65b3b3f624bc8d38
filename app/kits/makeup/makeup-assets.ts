import { blushUrl, contourUrl, eyesUrl, flushUrl, glowUrl, lidsUrl, lightUrl, lipsUrl, meshUrl } from "./asset-urls.ts";
import { meshPointCount, meshTriangleCount } from "./mesh-facts.ts";

/** What the renderer draws with: made at build, the same for every face. */
export interface MakeupAssets {
  /** 468 × (u, v) on the flat skin, 0–1 from the top left. */
  uv: Float32Array;
  /** 898 × 3 point indices: the whole face. */
  triangles: Uint16Array;
  /** The same face cut along the masks. */
  cutMesh: CutMesh;
  /** Masks on the flat skin, three in a picture, in the order of `atlasNames`. */
  atlases: MaskAtlases;
}

/** What is drawn of a face: a large triangle of which a mask has one corner is drawn as that corner alone. */
export interface CutMesh {
  /** Points after the 468, three numbers each: two points before it, and how far it lies from the one to the other, in `cutShares`. */
  cuts: Uint16Array;
  /** Triangles over all of these points, three each; where nothing can lie there is none. */
  pieces: Uint16Array;
  /** Of each piece what can lie on it, as bits in the order of `slotNames`, `overEdgeBit` and `bentBrowBit`. */
  pieceSlots: Uint32Array;
}

export type MaskAtlases = readonly [
  lips: ImageBitmap,
  lids: ImageBitmap,
  eyes: ImageBitmap,
  light: ImageBitmap,
  contour: ImageBitmap,
  blush: ImageBitmap,
  flush: ImageBitmap,
  glow: ImageBitmap,
];

/** Fetches mesh and masks from our own origin (some 170 kB, kept by the browser for good). */
export async function loadMakeupAssets(signal: AbortSignal): Promise<MakeupAssets> {
  const fetchFile = async (url: string): Promise<Response> => {
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new TypeError(`${url} answers ${answer.status}`);
    return answer;
  };
  const fetchMasks = async (url: string): Promise<ImageBitmap> =>
    // Bytes as they are: they are masks, not colours.
    createImageBitmap(await (await fetchFile(url)).blob(), { colorSpaceConversion: "none", premultiplyAlpha: "none" });
  const [mesh, ...atlases] = await Promise.all([
    fetchFile(meshUrl).then((answer) => answer.arrayBuffer()),
    fetchMasks(lipsUrl),
    fetchMasks(lidsUrl),
    fetchMasks(eyesUrl),
    fetchMasks(lightUrl),
    fetchMasks(contourUrl),
    fetchMasks(blushUrl),
    fetchMasks(flushUrl),
    fetchMasks(glowUrl),
  ]);
  return { ...readMesh(mesh), atlases };
}

/** As `tools/makeup/build-makeup.ts` writes it: how many cuts and pieces, then all numbers of four bytes, then those of two. */
export function readMesh(file: ArrayBuffer): Omit<MakeupAssets, "atlases"> {
  const [cutCount = 0, pieceCount = 0] = new Uint32Array(file, 0, 2);
  const uvLength = meshPointCount * 2;
  const slotsAt = 8 + uvLength * 4;
  const trianglesAt = slotsAt + pieceCount * 4;
  const cutsAt = trianglesAt + meshTriangleCount * 3 * 2;
  return {
    uv: new Float32Array(file, 8, uvLength),
    triangles: new Uint16Array(file, trianglesAt, meshTriangleCount * 3),
    cutMesh: {
      cuts: new Uint16Array(file, cutsAt, cutCount * 3),
      pieces: new Uint16Array(file, cutsAt + cutCount * 3 * 2, pieceCount * 3),
      pieceSlots: new Uint32Array(file, slotsAt, pieceCount),
    },
  };
}
