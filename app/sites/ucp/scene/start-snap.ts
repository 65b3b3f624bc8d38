import { elementAt } from "#app/kits/basics/element-at.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { hexToOklch, oklchToHex } from "#app/kits/basics/oklch.ts";
import { type Fragment, type Lump, createFragments, createLumps } from "./snap-pieces.ts";
import { backStickTop, pieceBounds, breakEdge, floorY, pieceEdge, stickHex } from "./stick-geometry.ts";

const fallMs = 560;
const totalMs = 1500;
const maxPixelRatio = 2;

/** Breaks the stick in the scene's picture. Resolves when everything lies still. */
export interface Snap {
  break(isMotionReduced: boolean): Promise<void>;
}

/**
 * Lays a canvas over a picture that fills `place` (object-fit: cover) and breaks the stick in it. The picture itself is the
 * material: the falling half, its lumps and what was behind it are cut from it, so that the light stays right.
 */
export function startSnap(container: HTMLElement, image: HTMLImageElement, signal: AbortSignal): Snap {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  container.append(canvas);
  const pen = canvas.getContext("2d");
  const ratio = image.naturalHeight / image.naturalWidth;
  const behind = pen ? pictureBehind(image) : null;
  const lumps = createLumps(ratio);
  const fragments = createFragments(seededRandom(24), 150, ratio);
  const tones = fragments.map(({ light }) => shaded(stickHex, light));
  let shownMs = -1;

  function draw(ms: number): void {
    shownMs = ms;
    if (!pen || !behind) return;
    const { width, height, scale, left, top } = pictureFit(container, image);
    const pixelRatio = Math.min(maxPixelRatio, devicePixelRatio);
    canvas.width = Math.round(width * pixelRatio);
    canvas.height = Math.round(height * pixelRatio);
    // From here all lengths are widths of the picture.
    const unit = scale * image.naturalWidth * pixelRatio;
    pen.setTransform(unit, 0, 0, unit, left * pixelRatio, top * pixelRatio);
    drawBehind(pen, behind, ratio);
    drawBreak(pen, ratio);
    if (ms < fallMs) drawFalling(pen, image, ratio, ms / fallMs);
    else for (const lump of lumps) drawLump(pen, image, ratio, lump, Math.min(1, (ms - fallMs - lump.delayMs) / 520));
    for (const [i, fragment] of fragments.entries()) drawFragment(pen, fragment, elementAt(tones, i), ms);
  }

  const resizeObserver = new ResizeObserver(() => shownMs >= 0 && draw(shownMs));
  resizeObserver.observe(container);
  signal.addEventListener("abort", () => {
    resizeObserver.disconnect();
    canvas.remove();
  });

  return {
    break(isMotionReduced) {
      if (isMotionReduced) {
        draw(totalMs);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const startedAt = performance.now();
        const step = (): void => {
          if (signal.aborted) return resolve();
          const ms = performance.now() - startedAt;
          draw(Math.min(ms, totalMs));
          if (ms < totalMs) requestAnimationFrame(step);
          else resolve();
        };
        step();
      });
    },
  };
}

/** How the browser laid the picture: object-fit: cover at its object-position. */
function pictureFit(container: HTMLElement, image: HTMLImageElement) {
  const { width, height } = container.getBoundingClientRect();
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(" ").map(Number.parseFloat);
  return {
    ...{ width, height, scale },
    left: ((width - image.naturalWidth * scale) * x) / 100,
    top: ((height - image.naturalHeight * scale) * y) / 100,
  };
}

/** What would be seen without the piece, row by row from the colours left and right of it. */
function pictureBehind(image: HTMLImageElement): HTMLCanvasElement | null {
  const { left, right, top, bottom } = pieceBounds;
  const [width, height] = [64, 128];
  const copy = document.createElement("canvas");
  [copy.width, copy.height] = [width, height];
  const pen = copy.getContext("2d", { willReadFrequently: true });
  if (!pen) return null;
  const [w, h] = [image.naturalWidth, image.naturalHeight];
  const strip = (at: number, x: number): void =>
    pen.drawImage(image, at * w - 3, top * h, 6, (bottom - top) * h, x, 0, 1, height);
  strip(left, 0);
  strip(right, width - 1);
  const near = pen.getImageData(0, 0, 1, height).data;
  const far = pen.getImageData(width - 1, 0, 1, height).data;
  const output = pen.createImageData(width, height);
  for (let y = 0; y < height; y++) {
    // The pale stick that leans there is round: below its top it goes on behind, and turns into its own shadow.
    const below = top + ((bottom - top) * y) / height - backStickTop;
    const reach = below <= 0 ? 0 : 0.4 * Math.sqrt(Math.min(1, below / 0.07));
    for (let x = 0; x < width; x++) {
      const at = x / (width - 1);
      const isOn = reach === 0 ? 0 : 1 - smooth((at - reach + 0.07) / 0.07);
      const shade = 1 - 0.78 * Math.min(1, at / Math.max(0.05, reach)) ** 1.5;
      for (let c = 0; c < 3; c++) {
        const [nearLight, farLight] = [elementAt(near, 4 * y + c), elementAt(far, 4 * y + c)];
        const glow = below <= 0 ? nearLight * (1 - at) + farLight * at : farLight * (0.45 + 0.55 * at);
        output.data[4 * (y * width + x) + c] = nearLight * shade * isOn + glow * (1 - isOn);
      }
      output.data[4 * (y * width + x) + 3] = 255;
    }
  }
  pen.putImageData(output, 0, 0);
  return copy;
}

const smooth = (value: number): number => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
};

function tracePiece(pen: CanvasRenderingContext2D, ratio: number, grow = 0): void {
  pen.beginPath();
  for (const [x, y] of [...pieceEdge, ...breakEdge])
    pen.lineTo(x + (x < 0.38 ? -grow : grow), y * ratio - (y < 0.3 ? grow : 0));
  pen.closePath();
}

function drawBehind(pen: CanvasRenderingContext2D, behind: HTMLCanvasElement, ratio: number): void {
  const { left, right, top, bottom } = pieceBounds;
  pen.save();
  tracePiece(pen, ratio, 0.006);
  pen.clip();
  pen.drawImage(behind, left, top * ratio, right - left, (bottom - top) * ratio);
  pen.restore();
}

/** The rough inside of the stump: no gloss, darker towards its far rim, with grains; the near edge catches the lamp. */
function drawBreak(pen: CanvasRenderingContext2D, ratio: number): void {
  const random = seededRandom(7);
  const [middleX, middleY] = [0.3855, 0.4395 * ratio];
  pen.save();
  pen.beginPath();
  for (const [x, y] of breakEdge) pen.lineTo(x, y * ratio + 0.003);
  pen.ellipse(middleX, middleY, 0.1105, 0.021, 0, Math.PI, 2 * Math.PI);
  pen.closePath();
  pen.clip();
  const gradient = pen.createLinearGradient(0.275, 0, 0.4955, 0);
  for (const [at, by] of [
    [0, -0.06],
    [0.3, 0.03],
    [0.65, -0.08],
    [1, -0.24],
  ] as const)
    gradient.addColorStop(at, shaded(stickHex, by));
  pen.fillStyle = gradient;
  pen.fillRect(0.27, 0.4 * ratio, 0.24, 0.1 * ratio);
  for (let i = 0; i < 620; i++) {
    const [x, y] = [0.275 + random() * 0.22, middleY - 0.024 + random() * 0.05];
    const side = (x - middleX) * 1.1;
    pen.fillStyle = shaded(stickHex, (random() - 0.62) * 0.15 - side + (y - middleY) * 2);
    pen.beginPath();
    pen.ellipse(x, y, 0.0012 + random() * 0.005, 0.0008 + random() * 0.0022, random() * 3, 0, 7);
    pen.fill();
  }
  pen.restore();
  pen.save();
  pen.lineWidth = 0.0026;
  pen.lineJoin = "round";
  for (const [i, [x, y]] of breakEdge.slice(1).entries()) {
    const [fromX, fromY] = elementAt(breakEdge, i);
    pen.strokeStyle = shaded(stickHex, x < 0.4 ? 0.2 - Math.abs(x - 0.33) * 2 : -0.05);
    pen.beginPath();
    pen.moveTo(fromX, fromY * ratio + 0.003);
    pen.lineTo(x, y * ratio + 0.003);
    pen.stroke();
  }
  pen.restore();
}

/** The half as one piece: it leans over its right edge, then falls. */
function drawFalling(pen: CanvasRenderingContext2D, image: HTMLImageElement, ratio: number, t: number): void {
  const fall = Math.max(0, (t - 0.18) / 0.82);
  pen.save();
  pen.translate(0.4955 + fall * 0.16, 0.445 * ratio + fall * fall * 0.42 * ratio * 0.8);
  pen.rotate(0.07 * Math.min(1, t / 0.18) + fall * fall * 1.5);
  pen.translate(-0.4955, -0.445 * ratio);
  tracePiece(pen, ratio);
  pen.clip();
  pen.drawImage(image, 0, 0, 1, ratio);
  pen.restore();
}

/** A length of the stick, round by its shading, with the rough face of its break at the lower end. */
function drawLump(pen: CanvasRenderingContext2D, image: HTMLImageElement, ratio: number, lump: Lump, t: number): void {
  const [bottom, top] = [0.445 * ratio, 0.2185 * ratio];
  const [low, high] = [bottom + (top - bottom) * lump.from, bottom + (top - bottom) * lump.to];
  const middle = (low + high) / 2;
  const random = seededRandom(Math.round(lump.from * 100) + 3);
  const eased = 1 - (1 - Math.max(0, t)) ** 3;
  const hop = Math.sin(Math.PI * Math.min(1, Math.max(0, t) * 1.25)) * 0.05 * (1 - Math.max(0, t));
  const [startX, startY] = [0.6 + (lump.from - 0.3) * 0.3, floorY * ratio - 0.02];
  pen.save();
  pen.translate(startX + (lump.restX - startX) * eased, startY + (lump.restY - startY) * eased - hop);
  drawShadow(pen);
  pen.rotate(1.5 + (lump.restTurn - 1.5) * eased);
  pen.scale(0.9, 0.9);
  pen.translate(-0.385, -middle);
  const across = [0.275, 0.31, 0.345, 0.385, 0.425, 0.46, 0.4955];
  const round = (x: number): number => 0.026 * Math.sqrt(Math.max(0, 1 - ((x - 0.385) / 0.1105) ** 2));
  pen.save();
  pen.beginPath();
  for (const x of across) pen.lineTo(x, low);
  for (const x of across.toReversed())
    pen.lineTo(x, high + (lump.to === 1 ? -0.03 : (random() - 0.5) * 0.022 - round(x)));
  pen.closePath();
  pen.clip();
  tracePiece(pen, ratio);
  pen.clip();
  pen.drawImage(image, 0, 0, 1, ratio);
  const side = pen.createLinearGradient(0.275, 0, 0.4955, 0);
  side.addColorStop(0, "rgb(5 3 4 / 0.72)");
  side.addColorStop(0.28, "rgb(5 3 4 / 0)");
  side.addColorStop(0.62, "rgb(5 3 4 / 0.12)");
  side.addColorStop(1, "rgb(5 3 4 / 0.8)");
  pen.fillStyle = side;
  pen.fillRect(0.27, high - 0.1, 0.24, low - high + 0.2);
  pen.restore();
  drawFace(
    pen,
    low,
    across.map((x) => [x, low + round(x) + (random() - 0.5) * 0.012] as const),
  );
  pen.restore();
}

/** The rough end of a lump. */
function drawFace(pen: CanvasRenderingContext2D, y: number, edge: readonly (readonly [number, number])[]): void {
  const random = seededRandom(Math.round(y * 1000));
  pen.beginPath();
  pen.ellipse(0.385, y, 0.1105, 0.026, 0, Math.PI, 2 * Math.PI);
  for (const [x, edgeY] of edge.toReversed()) pen.lineTo(x, edgeY);
  pen.closePath();
  pen.clip();
  pen.fillStyle = shaded(stickHex, -0.13);
  pen.fillRect(0.26, y - 0.05, 0.26, 0.1);
  for (let i = 0; i < 240; i++) {
    const [x, at] = [0.275 + random() * 0.22, y + (random() - 0.5) * 0.07];
    pen.fillStyle = shaded(stickHex, (random() - 0.75) * 0.2);
    pen.beginPath();
    pen.ellipse(x, at, 0.002 + random() * 0.006, 0.001 + random() * 0.003, random() * 3, 0, 7);
    pen.fill();
  }
}

function drawShadow(pen: CanvasRenderingContext2D): void {
  const shadow = pen.createRadialGradient(0, 0.09, 0.01, 0, 0.09, 0.15);
  shadow.addColorStop(0, "rgb(5 3 4 / 0.85)");
  shadow.addColorStop(1, "rgb(5 3 4 / 0)");
  pen.save();
  pen.scale(1, 0.42);
  pen.fillStyle = shadow;
  pen.fillRect(-0.16, -0.08, 0.32, 0.34);
  pen.restore();
}

function drawFragment(pen: CanvasRenderingContext2D, fragment: Fragment, tone: string, ms: number): void {
  const t = Math.min(1, (ms - fragment.delayMs) / fragment.flightMs);
  if (t <= 0) return;
  const x = fragment.fromX + (fragment.toX - fragment.fromX) * t;
  const y = fragment.fromY + (fragment.toY - fragment.fromY) * t * t - Math.sin(Math.PI * t) * fragment.riseY;
  pen.save();
  pen.translate(x, y);
  pen.rotate(fragment.turn + t * 5);
  pen.fillStyle = tone;
  pen.beginPath();
  pen.moveTo(-fragment.size, -fragment.size * 0.4);
  pen.lineTo(fragment.size * 0.5, -fragment.size * 0.8);
  pen.lineTo(fragment.size, fragment.size * 0.3);
  pen.lineTo(-fragment.size * 0.3, fragment.size * 0.8);
  pen.fill();
  // Its side away from the lamp.
  pen.fillStyle = "rgb(5 3 4 / 0.45)";
  pen.beginPath();
  pen.moveTo(-fragment.size * 0.2, fragment.size * 0.1);
  pen.lineTo(fragment.size, fragment.size * 0.3);
  pen.lineTo(-fragment.size * 0.3, fragment.size * 0.8);
  pen.fill();
  pen.restore();
}

function shaded(hex: string, by: number): string {
  const { l, c, h } = hexToOklch(hex);
  return oklchToHex({ l: Math.min(0.9, Math.max(0.05, l + by)), c, h });
}
