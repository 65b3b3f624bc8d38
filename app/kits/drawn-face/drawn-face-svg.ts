import type { LookLayer } from "#contracts/look.ts";
import { drawFace, type FaceDrawing, type Stroke } from "./draw-face.ts";
import { facePoints, type FaceRows } from "./face-points.ts";
import type { Mark } from "./look.ts";
import { type LayerMarks, marksOfLayers } from "./marks-of-layers.ts";

/** A part of a face from one edge to the other, in picture units (400 wide), and what is worn there. */
export interface DrawnSide {
  fromX: number;
  toX: number;
  layers: readonly LookLayer[];
}

/** What of the drawing is shown, in its units of 400 × 500. */
export interface DrawnCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A face in chalk and pigment as the text of an SVG element, for pictures that a server draws: no stylesheet, no script.
 * It draws the same marks as `<MadeUpFace>` of personalmakeup.
 */
export function drawnFaceSvg(rows: FaceRows, sides: readonly DrawnSide[], crop: DrawnCrop): string {
  const face = drawFace(rows);
  const points = facePoints(rows);
  const made = sides.map(({ fromX, toX, layers }, i) => {
    const layerMarks = marksOfLayers(points, layers);
    const id = `side-${i}`;
    return `<clipPath id="${id}"><rect x="${fromX}" y="0" width="${toX - fromX}" height="500"/></clipPath><g clip-path="url(#${id})">${growthOf(face, layers)}${layerMarks.map(layerOf).join("")}</g>`;
  });
  const over = `<g fill="none" stroke="${bone}" stroke-linecap="round">${face.overInk.map(strokeOf).join("")}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}" viewBox="${crop.x} ${crop.y} ${crop.width} ${crop.height}">${defs}${backgroundOf(face)}${made.join("")}${over}</svg>`;
}

const bone = "#f3ebe6";
const ink = "#050304";

/** Brows and lashes as they grow, where nothing is on them. */
function growthOf({ growth: [brow, lash] }: FaceDrawing, layers: readonly LookLayer[]): string {
  const isApplied = (kind: LookLayer["kind"]): boolean => layers.some((layer) => layer.kind === kind);
  const bareParts = [isApplied("brow") ? undefined : brow, isApplied("lashes") ? undefined : lash];
  return bareParts.map((mark) => (mark ? markOf(mark) : "")).join("");
}

/** Dry pigment shows the tooth of the paper; lines and lips do not, and lashes and liner reach beyond the skin. */
function layerOf({ kind, marks }: LayerMarks): string {
  const isDry = kind === "shadow" || kind === "blush" || kind === "contour";
  const isLine = kind === "liner" || kind === "lashes";
  const drawn = `<g${isDry ? ' filter="url(#grain)"' : ""}>${marks.map(markOf).join("")}</g>`;
  return isLine ? drawn : `<g clip-path="url(#skin)">${drawn}</g>`;
}

function backgroundOf({ skin, eyes, irises, chalk, ink: inked }: FaceDrawing): string {
  return [
    `<clipPath id="skin"><path d="${skin}"/></clipPath><clipPath id="eyes"><path d="${eyes}"/></clipPath>`,
    `<g clip-path="url(#skin)" mask="url(#fade)"><path d="${skin}" fill="${ink}"/><g filter="url(#grain)">${chalk.map(markOf).join("")}</g></g>`,
    `<g fill="none" stroke="url(#ink)" stroke-linecap="round">${inked.map(strokeOf).join("")}</g>`,
    `<path d="${eyes}" fill="#cdbdb3" opacity="0.42"/><g clip-path="url(#eyes)">${irises.map(irisOf).join("")}`,
    `<path d="${eyes}" fill="none" stroke="#000" stroke-width="7" opacity="0.6" filter="url(#soft)"/></g>`,
  ].join("");
}

const irisOf = ([x, y]: readonly [x: number, y: number]): string =>
  `<circle cx="${x}" cy="${y}" r="8.6" fill="url(#iris)"/><circle cx="${x}" cy="${y}" r="3.4" fill="${ink}"/><circle cx="${x - 2.2}" cy="${y - 2.6}" r="1.5" fill="#fff" opacity="0.9"/>`;

const strokeOf = ({ d, width, opacity }: Stroke): string =>
  `<path d="${d}" stroke-width="${width}" opacity="${opacity}"/>`;

function markOf({ d, hex, width, opacity, softness }: Mark): string {
  const pen = width ? `fill="none" stroke="${hex}" stroke-width="${width}" stroke-linecap="round"` : `fill="${hex}"`;
  const edge = softness === "none" ? "" : ` filter="url(#${softness})"`;
  return `<path d="${d}" ${pen} opacity="${Math.round(opacity * 100) / 100}"${edge}/>`;
}

/** Room for the blur on all sides, however flat the shape is. */
const blurOf = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const defs = [
  "<defs>",
  blurOf("fine", 0.45),
  blurOf("soft", 1.6),
  blurOf("wide", 4.2),
  blurOf("mist", 9),
  '<filter id="grain" x="-30%" y="-80%" width="160%" height="260%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="3.1" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.25 1.34" result="holes"/><feComposite in="SourceGraphic" in2="holes" operator="in"/></filter>',
  '<linearGradient id="rise" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset="0.2" stop-color="#fff"/><stop offset="0.9" stop-color="#fff"/><stop offset="1" stop-color="#777"/></linearGradient>',
  '<mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="500"><rect x="0" y="82" width="400" height="300" fill="url(#rise)"/></mask>',
  `<linearGradient id="ink" gradientUnits="userSpaceOnUse" x1="80" y1="0" x2="330" y2="0"><stop offset="0" stop-color="${bone}"/><stop offset="0.55" stop-color="${bone}"/><stop offset="1" stop-color="${bone}" stop-opacity="0.35"/></linearGradient>`,
  '<radialGradient id="iris"><stop offset="0" stop-color="#1a0f0b"/><stop offset="0.45" stop-color="#4a2d1e"/><stop offset="0.8" stop-color="#5d3b27"/><stop offset="1" stop-color="#120a08"/></radialGradient>',
  "</defs>",
].join("");
