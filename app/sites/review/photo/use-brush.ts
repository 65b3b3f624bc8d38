import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { brushRadiusPx, isNextPoint, middleOf, moveByKey, type Point } from "./brush.ts";
import { drawPhoto } from "./draw-photo.ts";
import type { EditedPhoto } from "./use-photos.ts";

/**
 * A photo on a canvas, and what blurs more of it: a finger, or a circle that the keys lead.
 * @param onStroke what was blurred: circles along these points
 */
export function useBrush(photo: EditedPhoto, onStroke: (points: readonly Point[], radiusPx: number) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Point[] | null>(null);
  const [ring, setRing] = useState<Point | null>(null);
  const { base, marks, keepsLips } = photo;
  const radiusPx = brushRadiusPx(base);

  useEffect(() => {
    if (!canvas.current) return;
    drawPhoto(canvas.current, base, { marks, keepsLips });
    if (ring) drawRing(canvas.current, ring, radiusPx);
  }, [base, marks, keepsLips, ring, radiusPx]);

  function pointOf(event: PointerEvent): Point {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * base.width,
      ((event.clientY - box.top) / box.height) * base.height,
    ];
  }

  return {
    canvas,
    onPointerDown(event: PointerEvent): void {
      event.currentTarget.setPointerCapture(event.pointerId);
      stroke.current = [pointOf(event)];
    },
    onPointerMove(event: PointerEvent): void {
      const points = stroke.current;
      const last = points?.at(-1);
      if (!points || !last || !canvas.current) return;
      const point = pointOf(event);
      if (!isNextPoint(last, point, radiusPx)) return;
      points.push(point);
      drawPhoto(canvas.current, base, { marks: [...marks, { kind: "hand", radiusPx, points }], keepsLips });
    },
    onPointerUp(): void {
      const points = stroke.current;
      stroke.current = null;
      if (points) onStroke(points, radiusPx);
    },
    onPointerCancel: (): void => void (stroke.current = null),
    onKeyDown(event: KeyboardEvent): void {
      const at = ring ?? middleOf(base);
      const next = moveByKey(at, event.key, event.shiftKey, base);
      if (next) setRing(next);
      else if (event.key === "Enter" || event.key === " ") onStroke([at], radiusPx);
      else return;
      event.preventDefault();
    },
    showRing: () => setRing(middleOf(base)),
    hideRing: () => setRing(null),
  };
}

/** Where the keys will blur: bone within ink, to be seen on anything. */
function drawRing(canvas: HTMLCanvasElement, [x, y]: Point, radiusPx: number): void {
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  for (const [colour, width] of [
    ["#050304", 7],
    ["#f3ebe6", 3],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, radiusPx, 0, 2 * Math.PI);
    ctx.strokeStyle = colour;
    ctx.lineWidth = (width * canvas.width) / Math.max(1, canvas.clientWidth);
    ctx.stroke();
  }
}
