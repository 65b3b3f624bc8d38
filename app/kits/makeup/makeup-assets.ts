import { cheeksUrl, eyesUrl, lidsUrl, lightUrl, lipsUrl, meshUrl } from "./asset-urls.ts";
import { meshParts, meshPointCount, meshTriangleCount } from "./mesh-facts.ts";

/** What the renderer draws with: made at build, the same for every face. */
export interface MakeupAssets {
  /** 468 × (u, v) on the flat skin, 0–1 from the top left. */
  uv: Float32Array;
  /** 898 × 3 point indices. */
  triangles: Uint16Array;
  /** The triangles of each of `meshParts`, one part after another; one that wears two things is in two of them. */
  partTriangles: Uint16Array;
  /** How many triangles each of `meshParts` has. */
  partSizes: Uint16Array;
  /** Masks on the flat skin, three in a picture, in the order of `atlasNames`. */
  atlases: MaskAtlases;
}

export type MaskAtlases = readonly [
  lips: ImageBitmap,
  lids: ImageBitmap,
  eyes: ImageBitmap,
  cheeks: ImageBitmap,
  light: ImageBitmap,
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
    fetchMasks(cheeksUrl),
    fetchMasks(lightUrl),
  ]);
  const uvLength = meshPointCount * 2;
  const indices = new Uint16Array(mesh, uvLength * 4);
  const whole = meshTriangleCount * 3;
  return {
    uv: new Float32Array(mesh, 0, uvLength),
    triangles: indices.subarray(0, whole),
    partTriangles: indices.subarray(whole, -meshParts.length),
    partSizes: indices.subarray(-meshParts.length),
    atlases,
  };
}
