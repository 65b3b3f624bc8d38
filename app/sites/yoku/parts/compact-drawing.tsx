import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import type { PalettePan } from "#contracts/palette-api.ts";
import type { PalettePanName } from "#contracts/palette.ts";
import { palettePanNames } from "#contracts/palette.ts";
import { compact, panCorners, panFootprint, project } from "../rules/compact.ts";
import css from "./compact-canvas.module.css";

const [width, height] = [400, 500];
type Point = readonly [x: number, y: number];
type PanColours = Pick<PalettePan, "hex" | "finish"> | null;

/**
 * The compact in lines and flat light, as the server draws it: what is there before a script is, and where there never is one.
 * The painted one lies exactly over it.
 */
export function CompactDrawing({ pans, isShut: isClosed }: { pans: readonly PanColours[]; isShut: boolean }) {
  return (
    <svg className="overlay-full" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <CompactDefs />
      <ellipse cx="330" cy="20" rx="210" ry="180" fill="url(#yoku-red)" />
      {isClosed ? (
        <ClosedCover />
      ) : (
        <>
          <path d={pathOf(coverCorners)} fill="#090708" stroke="#2b2728" />
          <path d={pathOf(mirror)} fill="url(#yoku-mirror)" stroke="#57514f" />
          <g clipPath="url(#yoku-glass)" opacity="0.6">
            {palettePanNames.map((panName, i) => (
              <ReflectedPan key={panName} place={i} pan={pans[i] ?? null} />
            ))}
          </g>
          <path d={pathOf(front)} fill="#0c0a0b" />
          <path d={pathOf(upper)} fill="#0f0d0e" stroke="#2a2627" strokeWidth="2" strokeLinejoin="round" />
          {palettePanNames.map((panName, i) => (
            <Pan key={panName} panName={panName} place={i} pan={pans[i] ?? null} />
          ))}
        </>
      )}
    </svg>
  );
}

/** Grain, steel, glass and lacquer, and the red light behind. */
function CompactDefs() {
  return (
    <defs>
      <filter id="yoku-grain" x="0" y="0" width="100%" height="100%" colorInterpolationFilters="linearRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="3" seed="7" result="dust" />
        <feDiffuseLighting in="dust" surfaceScale="1.5" lightingColor="#fff" result="lit">
          <feDistantLight azimuth="225" elevation="62" />
        </feDiffuseLighting>
        <feComposite in="SourceGraphic" in2="lit" operator="arithmetic" k1="1.12" k2="0" k3="0" k4="0" result="both" />
        <feComposite in="both" in2="SourceGraphic" operator="in" />
      </filter>
      <linearGradient id="yoku-mirror" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0b090a" />
        <stop offset="1" stopColor="#232021" />
      </linearGradient>
      <radialGradient id="yoku-steel" cx="0.5" cy="0.58" r="0.74">
        <stop offset="0" stopColor="#4c4b4c" />
        <stop offset="0.55" stopColor="#2f2e2f" />
        <stop offset="1" stopColor="#131112" />
      </radialGradient>
      <clipPath id="yoku-glass">
        <path d={pathOf(mirror)} />
      </clipPath>
      <linearGradient id="yoku-lid" x1="0.1" y1="0" x2="0.75" y2="1">
        <stop offset="0" stopColor="#171415" />
        <stop offset="0.2" stopColor="#5b5553" />
        <stop offset="0.34" stopColor="#1f1b1c" />
        <stop offset="0.7" stopColor="#0c0a0b" />
        <stop offset="1" stopColor="#191617" />
      </linearGradient>
      <radialGradient id="yoku-red" cx="0.5" cy="0.5" r="0.5">
        <stop className={css.glow} offset="0" stopColor="#7d0a14" />
        <stop className={css.glow} offset="1" stopColor="#7d0a14" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

/** The lid from above, lacquered, a closed eye engraved in it. */
function ClosedCover() {
  return (
    <>
      <path d={pathOf(closedFront)} fill="#0c0a0b" stroke="#221e1f" strokeLinejoin="round" />
      <path d={lineOf(seam)} fill="none" stroke="#4d4745" strokeWidth="1.4" />
      <path
        d={pathOf(closedTop)}
        fill="url(#yoku-lid)"
        stroke="#8d8581"
        strokeOpacity="0.55"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill="none" strokeLinecap="round">
        <path d={closedEye} stroke="#000" strokeWidth="3.4" />
        <path d={closedEye} stroke="#cfc6c1" strokeOpacity="0.5" transform="translate(0.8 1.4)" />
      </g>
    </>
  );
}

function Pan({ panName, place, pan }: { panName: PalettePanName; place: number; pan: PanColours }) {
  const corners = panCorners(place).map(onPaper);
  const path = pathOf(corners);
  return (
    <g className={classNames(pan && shadeClass(pan.hex))} data-pan={panName}>
      <path d={path} fill="url(#yoku-steel)" stroke="#050404" strokeWidth="7" strokeLinejoin="round" />
      <path d={path} fill="none" stroke="#8b8481" strokeOpacity="0.45" strokeLinejoin="round" />
      {pan && (
        <path
          className={css.powder}
          d={path}
          stroke="var(--shade)"
          strokeWidth="2"
          strokeLinejoin="round"
          filter="url(#yoku-grain)"
        />
      )}
      {pan?.finish === "glitter" && <path d={sparks(corners)} fill="#fff" opacity="0.8" />}
    </g>
  );
}

/** A pan as the mirror shows it. */
function ReflectedPan({ place, pan }: { place: number; pan: PanColours }) {
  const d = pathOf(reflectedCorners(place));
  if (!pan) return <path d={d} fill="url(#yoku-steel)" />;
  return <path d={d} className={classNames(shadeClass(pan.hex), css.powder)} />;
}

const onPaper = ([x, y]: Point): Point => [x * width, y * height];
const at = (x: number, y: number, z: number): Point => onPaper(project(x, y, z));
const { halfDepth, height: tall, openAngle, frame } = compact;
/** A point of the lid's inner side: across, and up from the hinge. */
const onCover = (x: number, up: number): Point => at(x, Math.sin(openAngle) * up, Math.cos(openAngle) * up - halfDepth);
/** A point of the upper side behind the mirror: as far from the hinge as before it, at twice the lid's angle. */
const behindMirror = (x: number, z: number): Point => {
  const distance = z + halfDepth;
  return at(x, Math.sin(2 * openAngle) * distance, Math.cos(2 * openAngle) * distance - halfDepth);
};
const reflectedCorners = (place: number): Point[] => panFootprint(place).map(([x, z]) => behindMirror(x, z));
const upper = [at(-1, 0, -halfDepth), at(1, 0, -halfDepth), at(1, 0, halfDepth), at(-1, 0, halfDepth)];
const front = [at(-1, 0, halfDepth), at(1, 0, halfDepth), at(1, -tall, halfDepth), at(-1, -tall, halfDepth)];
const coverCorners = [onCover(-1, 0), onCover(1, 0), onCover(1, 1.9), onCover(-1, 1.9)];
const coverTop = 0.088;
const closedTop = [
  at(-1, coverTop, -halfDepth),
  at(1, coverTop, -halfDepth),
  at(1, coverTop, halfDepth),
  at(-1, coverTop, halfDepth),
];
const closedFront = [
  at(-1, coverTop, halfDepth),
  at(1, coverTop, halfDepth),
  at(1, -tall, halfDepth),
  at(-1, -tall, halfDepth),
];
const seam = [at(-1, 0, halfDepth), at(1, 0, halfDepth)];
const inner = 1 - frame;
const mirror = [onCover(-inner, frame), onCover(inner, frame), onCover(inner, 1.85), onCover(-inner, 1.85)];

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

const lineOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** A point of the arc of the closed eye, and the same a lash further out; `share` from −1 to 1. */
const onEye = (share: number, out: number): Point =>
  at(share * (0.3 + out * 0.5), coverTop, -0.08 + 0.13 * (1 - share * share) + out);
const closedEye = [
  lineOf(Array.from({ length: 17 }, (_, i) => onEye(i / 8 - 1, 0))),
  ...[-0.84, -0.45, 0, 0.45, 0.84].map((share) => lineOf([onEye(share, 0.03), onEye(share, 0.11)])),
].join("");

/** Some flakes that look back, always the same ones. */
function sparks(corners: readonly Point[]): string {
  const [a, b, , d] = corners as [Point, Point, Point, Point];
  return Array.from({ length: 46 }, (_, i) => {
    const [u, v] = [(i * 0.618 + 0.07) % 1, (i * 0.382 + 0.013 * i) % 1];
    const x = a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v;
    const y = a[1] + (d[1] - a[1]) * v;
    const r = 0.5 + (i % 4) * 0.4;
    return `M${x.toFixed(1)} ${(y - r).toFixed(1)}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;
  }).join("");
}
