import sharp from "sharp";
import { type MeshPart, meshParts } from "../../app/kits/makeup/mesh-facts.ts";
import type { CanonicalMesh } from "./canonical-mesh.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** Which masks make a triangle one of a part, by atlas: its channels. */
const masksOfPart: Record<MeshPart, Readonly<Record<string, readonly number[]>>> = {
  lids: { lids: [0, 1, 2], eyes: [0, 1] },
  lips: { lips: [0, 2] },
  skin: { cheeks: [0, 1, 2], light: [0] },
  brows: { eyes: [2] },
};

/** A mask this faint is none: a step of a byte at most, once it is painted. */
const faintest = 3;

/**
 * The triangles on which masks of a part lie, one part after another, and how many each part has.
 * @param pictures the atlases by their names, as PNG
 */
export async function findPartTriangles(
  { uv, triangles }: CanonicalMesh,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<{ partTriangles: Uint16Array; partSizes: Uint16Array }> {
  const planes = new Map<string, Plane>();
  for (const [name, picture] of pictures) {
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    planes.set(name, { data, widthPx: info.width, channels: info.channels });
  }
  const planeOf = (name: string): Plane => {
    const plane = planes.get(name);
    if (!plane) throw new RangeError(`there is no atlas ${name}`);
    return plane;
  };
  const groups: number[][] = meshParts.map(() => []);
  for (let t = 0; t < triangles.length; t += 3) {
    const points = [...triangles.subarray(t, t + 3)];
    const corners = points.map((i) => [elementAt(uv, i * 2), elementAt(uv, i * 2 + 1)] as const) as unknown as Corners;
    for (const [i, name] of meshParts.entries())
      if (Object.entries(masksOfPart[name]).some(([atlas, wanted]) => touches(corners, planeOf(atlas), wanted)))
        elementAt(groups, i).push(...points);
  }
  return {
    partTriangles: Uint16Array.from(groups.flat()),
    partSizes: Uint16Array.from(groups, (group) => group.length / 3),
  };
}

interface Plane {
  data: Buffer;
  widthPx: number;
  channels: number;
}

type Corners = readonly [UvPoint, UvPoint, UvPoint];
type UvPoint = readonly [u: number, v: number];

/** Whether a mask lies on any point of a triangle, or so near that a smoothed sample would see it. */
function touches(corners: Corners, { data, widthPx, channels }: Plane, wanted: readonly number[]): boolean {
  const px = corners.map(([u, v]) => [u * widthPx - 0.5, v * widthPx - 0.5] as const) as unknown as Corners;
  const [[ax, ay], [bx, by], [cx, cy]] = px;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  const near = 1.5;
  const span = (axis: 0 | 1): [number, number] => [
    Math.max(0, Math.floor(Math.min(...px.map((place) => place[axis])) - near)),
    Math.min(widthPx - 1, Math.ceil(Math.max(...px.map((place) => place[axis])) + near)),
  ];
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  // Weights of the corners grow by so much in `near` pixels: that far outside still counts as inside.
  const edges = [Math.hypot(cx - bx, cy - by), Math.hypot(ax - cx, ay - cy), Math.hypot(bx - ax, by - ay)];
  const slack = edges.map((length) => (-near * length) / Math.max(Math.abs(area), 1e-6));
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const wb = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const wc = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      if (1 - wb - wc < elementAt(slack, 0) || wb < elementAt(slack, 1) || wc < elementAt(slack, 2)) continue;
      if (wanted.some((channel) => elementAt(data, (y * widthPx + x) * channels + channel) > faintest)) return true;
    }
  return false;
}
