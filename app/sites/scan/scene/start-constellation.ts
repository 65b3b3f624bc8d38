import type { Constellation } from "#contracts/face-type.ts";
import type { OwnReading } from "../flow/own-reading.ts";
import { dustShare, lineShare, planStars, type StarPlan, starShare } from "./stars.ts";

interface Scene {
  picture: NonNullable<OwnReading["picture"]>;
  constellation: Constellation;
  /** Nothing moves: everything stands at once. */
  isStill: boolean;
  /** Everything stands. */
  onWhole: () => void;
}

/** At most so many dots a CSS pixel: more cannot be seen on a face. */
const mostDots = 2;
const bone = "243, 235, 230";

/**
 * Draws the visitor's own picture in its true colours and on it, for a second, the chrome dust of all points; then the
 * twelve stars of the type one after another and the lines between them. The picture is never tinted, only its edges
 * sink into the room.
 */
export function startConstellation(canvas: HTMLCanvasElement, scene: Scene, signal: AbortSignal): void {
  const pen = canvas.getContext("2d");
  if (!pen) return scene.onWhole();
  const { picture } = scene;
  const plan = planStars(scene.constellation, picture.landmarks);
  let begunMs: number | null = null;
  let isWhole = false;

  const fit = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    const dots = Math.min(devicePixelRatio || 1, mostDots);
    canvas.width = Math.max(1, Math.round(width * dots));
    canvas.height = Math.max(1, Math.round(height * dots));
  };
  const draw = (timeMs: number): void => paint(pen, canvas, scene, plan, timeMs);
  const tick = (nowMs: number): void => {
    if (signal.aborted) return;
    begunMs ??= nowMs;
    const timeMs = scene.isStill ? plan.wholeMs : nowMs - begunMs;
    draw(timeMs);
    if (timeMs < plan.wholeMs) return void requestAnimationFrame(tick);
    isWhole = true;
    scene.onWhole();
  };
  const resized = new ResizeObserver(() => {
    fit();
    if (isWhole) draw(plan.wholeMs);
  });
  fit();
  resized.observe(canvas);
  signal.addEventListener("abort", () => resized.disconnect(), { once: true });
  requestAnimationFrame(tick);
}

function paint(
  pen: CanvasRenderingContext2D,
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

  pen.clearRect(0, 0, width, height);
  pen.drawImage(bitmap, left, top, shownWidth, shownHeight);
  const dust = dustShare(timeMs);
  if (dust > 0) {
    pen.fillStyle = `rgba(${bone}, ${0.75 * dust})`;
    for (let i = 0; i < landmarks.length; i += 3) {
      const [x, y] = at(landmarks[i]!, landmarks[i + 1]!);
      // Every point trembles by itself, always the same way: grains, not a grid.
      const size = unit * (0.5 + 0.7 * Math.abs(Math.sin(i * 12.9898)));
      pen.fillRect(x - size / 2, y - size / 2, size, size);
    }
  }
  pen.lineCap = "round";
  for (const line of plan.lines) {
    const share = lineShare(line, timeMs);
    if (share === 0) continue;
    const [from, to] = [plan.stars[line.from]!, plan.stars[line.to]!];
    const [x, y] = at(from.x, from.y);
    const [endX, endY] = at(to.x, to.y);
    // A dark line lies under the light one: it shows on pale skin as well.
    for (const [style, px] of [
      ["rgba(5, 3, 4, 0.4)", 3],
      [`rgba(${bone}, 0.92)`, 1.15],
    ] as const) {
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + (endX - x) * share, y + (endY - y) * share);
      pen.strokeStyle = style;
      pen.lineWidth = px * unit;
      pen.stroke();
    }
  }
  for (const star of plan.stars) {
    const share = starShare(star, timeMs);
    if (share > 0) paintStar(pen, ...at(star.x, star.y), unit, share);
  }
}

function paintStar(pen: CanvasRenderingContext2D, x: number, y: number, unit: number, share: number): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, 17 * unit);
  glow.addColorStop(0, `rgba(255, 255, 255, ${0.75 * share})`);
  glow.addColorStop(0.2, `rgba(255, 236, 220, ${0.34 * share})`);
  glow.addColorStop(1, "rgba(255, 236, 220, 0)");
  pen.fillStyle = glow;
  pen.fillRect(x - 17 * unit, y - 17 * unit, 34 * unit, 34 * unit);
  pen.strokeStyle = `rgba(255, 255, 255, ${0.85 * share})`;
  pen.lineWidth = 0.9 * unit;
  pen.beginPath();
  const arm = 8.5 * unit * share;
  pen.moveTo(x - arm, y);
  pen.lineTo(x + arm, y);
  pen.moveTo(x, y - arm);
  pen.lineTo(x, y + arm);
  pen.stroke();
  pen.beginPath();
  pen.arc(x, y, 2.4 * unit * share, 0, 2 * Math.PI);
  pen.fillStyle = `rgba(255, 255, 255, ${share})`;
  pen.fill();
}
