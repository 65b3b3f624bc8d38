import type { GraphNode } from "./graph-node.ts";
import { seededRandom } from "../basics/seeded-random.ts";

/** A point that is drawn: a node, or one of the small ones that hang on it. */
export interface Point {
  x: number;
  y: number;
  z: number;
  /** 0 to 1; the small ones have 0. */
  weight: number;
  node: GraphNode | null;
}

export interface GraphShape {
  points: Point[];
  /** Pairs of places in `points`. */
  lines: [number, number][];
}

const minSatellites = 5;
const maxSatellites = 12;

/** Nodes, the small ones around them and the lines between: the same for the same nodes. Pure. */
export function createGraphShape(nodes: readonly GraphNode[]): GraphShape {
  const random = seededRandom(8);
  const points: Point[] = nodes.map((node) => ({
    x: node.at[0],
    y: node.at[1],
    z: node.at[2],
    weight: node.weight,
    node,
  }));
  const lines = nodes.flatMap(({ links }, i) => links.map((other): [number, number] => [i, other]));
  for (const [i, node] of nodes.entries()) {
    const count = Math.round(minSatellites + (maxSatellites - minSatellites) * node.weight);
    for (let k = 0; k < count; k++) {
      const reach = 0.24 + random() * 0.42;
      const [turn, lift] = [random() * 2 * Math.PI, (random() - 0.5) * Math.PI];
      points.push({
        x: node.at[0] + Math.cos(turn) * Math.cos(lift) * reach,
        y: node.at[1] + Math.sin(lift) * reach,
        z: node.at[2] + Math.sin(turn) * Math.cos(lift) * reach,
        weight: 0,
        node: null,
      });
      lines.push([i, points.length - 1]);
    }
  }
  return { points, lines };
}

/** Where a point stands on a canvas, and how near it is (0 far, 1 near). */
export interface ProjectedPoint {
  x: number;
  y: number;
  nearness: number;
}

/** One unit of the cube in parts of the canvas: the corners stand near its edges, on any shape of window. */
const unit = { x: 0.33, y: 0.31, leastPx: 180 } as const;
const tilt = 0.42;
/** How far one looks from. */
const eyeDistance = 4.4;

/** Turns the shape by an angle (radians) about its upright axis and sees it from the front, into `seen`. */
export function projectGraph(
  points: readonly Point[],
  projected: ProjectedPoint[],
  angle: number,
  widthPx: number,
  heightPx: number,
): void {
  const unitXPx = Math.max(widthPx * unit.x, unit.leastPx);
  const unitYPx = Math.max(heightPx * unit.y, unit.leastPx);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [sinTilt, cosTilt] = [Math.sin(tilt), Math.cos(tilt)];
  for (const [i, point] of points.entries()) {
    const x = point.x * cos + point.z * sin;
    const deep = point.z * cos - point.x * sin;
    const y = point.y * cosTilt - deep * sinTilt;
    const z = deep * cosTilt + point.y * sinTilt;
    const scale = eyeDistance / (eyeDistance - z);
    const linkTarget = (projected[i] ??= { x: 0, y: 0, nearness: 0 });
    linkTarget.x = widthPx / 2 + x * unitXPx * scale;
    linkTarget.y = heightPx / 2 + y * unitYPx * scale;
    linkTarget.nearness = Math.min(1, Math.max(0, (z + 1.6) / 3.2));
  }
}
