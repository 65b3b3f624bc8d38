import { elementAt } from "#app/kits/basics/element-at.ts";
import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import type { Constellation } from "#contracts/face-type.ts";
import type { ScanReading } from "../flow/scan-reading.ts";
import { dustShare, lineShare, planStars, type StarPlan, starShare } from "./stars.ts";

interface Scene {
  picture: NonNullable<ScanReading["picture"]>;
  constellation: Constellation;
  /** Nothing moves: everything stands at once. */
  isStill: boolean;
  /** Everything stands. */
  onComplete: () => void;
}

/** At most so many dots a CSS pixel: more cannot be seen on a face. */
const maxDensity = 2;
const bone = "243, 235, 230";

/**
 * Draws the visitor's own picture in its true colours and on it, for a second, the chrome dust of all points; then the
 * twelve stars of the type one after another and the lines between them. The picture is never tinted, only its edges
 * sink into the background.
 */
export function startConstellation(canvas: HTMLCanvasElement, scene: Scene, signal: AbortSignal): void {
  const context = canvas.getContext("2d");
  if (!context) return scene.onComplete();
  const { picture } = scene;
  const plan = planStars(scene.constellation, picture.landmarks);
  let startedMs: number | null = null;
  let isWhole = false;

  const fit = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    const density = Math.min(devicePixelRatio || 1, maxDensity);
    canvas.width = Math.max(1, Math.round(width * density));
    canvas.height = Math.max(1, Math.round(height * density));
  };
  const draw = (timeMs: number): void => paint(context, canvas, scene, plan, timeMs);
  const tick = (nowMs: number): void => {
    if (signal.aborted) return;
    startedMs ??= nowMs;
    const timeMs = scene.isStill ? plan.wholeMs : nowMs - startedMs;
    draw(timeMs);
    if (timeMs < plan.wholeMs) return void requestAnimationFrame(tick);
    isWhole = true;
    scene.onComplete();
  };
  const observer = new ResizeObserver(() => {
    fit();
    if (isWhole) draw(plan.wholeMs);
  });
  fit();
  observer.observe(canvas);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  requestAnimationFrame(tick);
}

function paint(
  context: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  { picture: { bitmap, landmarks } }: Scene,
  plan: StarPlan,
  timeMs: number,
): void {
  // The picture covers the canvas as `object-fit: cover` would; points go through the same numbers.
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [shownWidth, shownHeight] = [bitmap.width * scale, bitmap.height * scale];
  const [left, top] = [(width - shownWidth) / 2, (height - shownHeight) / 2];
  const unit = width / 390;
  const at = (x: number, y: number) => [left + x * shownWidth, top + y * shownHeight] as const;

  context.clearRect(0, 0, width, height);
  context.drawImage(bitmap, left, top, shownWidth, shownHeight);
  const dust = dustShare(timeMs);
  if (dust > 0) {
    context.fillStyle = `rgba(${bone}, ${0.75 * dust})`;
    for (let i = 0; i < landmarks.length; i += 3) {
      const [x, y] = at(floatAt(landmarks, i), floatAt(landmarks, i + 1));
      // Every point trembles by itself, always the same way: grains, not a grid.
      const size = unit * (0.5 + 0.7 * Math.abs(Math.sin(i * 12.9898)));
      context.fillRect(x - size / 2, y - size / 2, size, size);
    }
  }
  context.lineCap = "round";
  for (const line of plan.lines) {
    const share = lineShare(line, timeMs);
    if (share === 0) continue;
    const [from, to] = [elementAt(plan.stars, line.from), elementAt(plan.stars, line.to)];
    const [x, y] = at(from.x, from.y);
    const [endX, endY] = at(to.x, to.y);
    // A dark line lies under the light one: it shows on pale skin as well.
    for (const [style, px] of [
      ["rgba(5, 3, 4, 0.4)", 3],
      [`rgba(${bone}, 0.92)`, 1.15],
    ] as const) {
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + (endX - x) * share, y + (endY - y) * share);
      context.strokeStyle = style;
      context.lineWidth = px * unit;
      context.stroke();
    }
  }
  for (const star of plan.stars) {
    const share = starShare(star, timeMs);
    if (share > 0) paintStar(context, ...at(star.x, star.y), unit, share);
  }
}

function paintStar(context: CanvasRenderingContext2D, x: number, y: number, unit: number, share: number): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, 17 * unit);
  glow.addColorStop(0, `rgba(255, 255, 255, ${0.75 * share})`);
  glow.addColorStop(0.2, `rgba(255, 236, 220, ${0.34 * share})`);
  glow.addColorStop(1, "rgba(255, 236, 220, 0)");
  context.fillStyle = glow;
  context.fillRect(x - 17 * unit, y - 17 * unit, 34 * unit, 34 * unit);
  context.strokeStyle = `rgba(255, 255, 255, ${0.85 * share})`;
  context.lineWidth = 0.9 * unit;
  context.beginPath();
  const arm = 8.5 * unit * share;
  context.moveTo(x - arm, y);
  context.lineTo(x + arm, y);
  context.moveTo(x, y - arm);
  context.lineTo(x, y + arm);
  context.stroke();
  context.beginPath();
  context.arc(x, y, 2.4 * unit * share, 0, 2 * Math.PI);
  context.fillStyle = `rgba(255, 255, 255, ${share})`;
  context.fill();
}
