// The photo takes the keys itself (role="application"); the linter knows no such widget.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./blur-board.module.css";
import { drawPhoto } from "./draw-photo.ts";
import type { EditedPhoto, Photos } from "./use-photos.ts";

/** The finger's circle, and a step of the keys, as parts of the shorter side. */
const brushShare = 0.09;
const stepShare = 0.05;
const smallStepShare = 0.01;

type Point = readonly [number, number];

/** A photo with what is blurred of it: found faces at once, more under the finger or the keys; each can be taken back. */
export function BlurBoard({ photo, number, photos }: { photo: EditedPhoto; number: number; photos: Photos }) {
  const t = useMessages<Messages>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<Point[] | null>(null);
  const [ring, setRing] = useState<Point | null>(null);
  const [statusMessage, setStatusMessage] = useState("");
  const { base, marks, keepsLips, found, key } = photo;
  const radiusPx = Math.min(base.width, base.height) * brushShare;

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

  function finish(): void {
    const points = stroke.current;
    stroke.current = null;
    if (points) add(points);
  }

  function add(points: readonly Point[]): void {
    photos.mark(key, { kind: "hand", radiusPx, points });
    setStatusMessage(t("photos.blurred", { count: marks.length + 1 }));
  }

  function draw(event: PointerEvent): void {
    const points = stroke.current;
    const last = points?.at(-1);
    if (!points || !last || !canvas.current) return;
    const point = pointOf(event);
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) < radiusPx / 2) return;
    points.push(point);
    drawPhoto(canvas.current, base, { marks: [...marks, { kind: "hand", radiusPx, points }], keepsLips });
  }

  function press(event: KeyboardEvent): void {
    const [x, y] = ring ?? [base.width / 2, base.height / 2];
    const step = Math.min(base.width, base.height) * (event.shiftKey ? smallStepShare : stepShare);
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (way) setRing([clamp(x + way[0]! * step, base.width), clamp(y + way[1]! * step, base.height)]);
    else if (event.key === "Enter" || event.key === " ") add([[x, y]]);
    else return;
    event.preventDefault();
  }

  return (
    <div className="shrinks stack-2" data-photo={number} data-marks={marks.length} data-found={found}>
      <div
        className={css.place}
        role="application"
        tabIndex={0}
        aria-label={`${t("photos.number", { number })}。${t("photos.canvas", { keys: t("photos.brushKeys") })}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          stroke.current = [pointOf(event)];
        }}
        onPointerMove={draw}
        onPointerUp={finish}
        onPointerCancel={() => {
          stroke.current = null;
        }}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && setRing([base.width / 2, base.height / 2])}
        onBlur={() => setRing(null)}
      >
        <canvas ref={canvas} className={css.canvas} width={base.width} height={base.height} />
      </div>
      <p className="text-medium">
        {typeof found === "number"
          ? t("photos.found", { count: found })
          : t(found === "none" ? "photos.none" : "photos.noEngine")}
      </p>
      <p className="text-aside">{t("photos.brush")}</p>
      <div className={css.tools}>
        <Button
          look="line"
          compact
          disabled={marks.length === 0}
          onClick={() => {
            photos.undo(key);
            setStatusMessage(t("photos.undone", { count: marks.length - 1 }));
          }}
        >
          {t("photos.undo")}
        </Button>
        {typeof found === "number" && (
          <label className={`${css.lips} target-inline`}>
            <input
              type="checkbox"
              checked={keepsLips}
              onChange={({ target }) => photos.keepLips(key, target.checked)}
            />
            {t("photos.lips")}
          </label>
        )}
        <Button look="quiet" compact onClick={() => photos.remove(key)}>
          {t("photos.remove")}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {statusMessage}
      </p>
    </div>
  );
}

const clamp = (value: number, upper: number): number => Math.max(0, Math.min(upper, value));

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
