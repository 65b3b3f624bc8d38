import { preferences } from "#app/kits/visitor/preferences.ts";
import { rip } from "../tuning.ts";
import type { Point } from "../rules/drawing/strokes.ts";
import { fibres, flapOutline, restOutline, roughEdge, sheetHeight, sheetWidth, straightPath } from "../rules/rip.ts";

export interface Rip {
  /** Tears the whole sheet, as if a thumb had done it. */
  ripAll(): void;
  stop(): void;
}

/**
 * Lets a thumb tear the sheet in `svg` (rip-paper.tsx draws it). The tear runs in the direction of the first stroke,
 * from the edge behind the thumb, follows its height, and never heals. Where motion is reduced, a touch parts the
 * sheet at once. Calls `onTorn` once.
 */
export function startRip(svg: SVGSVGElement, seed: number, onRip: () => void): Rip {
  const part = (name: string): SVGElement => {
    const element = svg.querySelector<SVGElement>(`[data-${name}]`);
    if (!element) throw new Error(`the sheet has no ${name}`);
    return element;
  };
  const parts = {
    flap: part("flap"),
    flapOutline: part('outline="flap"'),
    restOutline: part('outline="rest"'),
    flapFibres: part('fibres="flap"'),
    restFibres: part('fibres="rest"'),
    shade: part("shade"),
  };
  const controller = new AbortController();
  const { signal } = controller;
  /** Seen from the edge at which the tear began: 1 from the left, −1 from the right. */
  let side: 1 | -1 = 1;
  let path: Point[] = [];
  let target = 0;
  let tip = 0;
  let pointer: number | null = null;
  let origin: Point | null = null;
  let frame = 0;
  let isDone = false;
  let autoRip: { fromMs: number; fromTip: number } | null = null;

  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const box = svg.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * sheetWidth, ((clientY - box.top) / box.height) * sheetHeight];
  };

  /** From the first tear on, what stands behind the sheet shows in the gap. */
  function showContent(): void {
    svg.closest("[data-stage]")?.setAttribute("data-tearing", "");
  }

  function draw(): void {
    const edge = roughEdge(path, tip);
    // Torn from the right, everything is the mirror of the same tear.
    const turn = side === 1 ? null : `translate(${sheetWidth}) scale(-1 1)`;
    const shapes: [SVGElement, string][] = [
      [parts.flapOutline, flapOutline(edge)],
      [parts.restOutline, restOutline(edge)],
      [parts.flapFibres, fibres(edge, 1)],
      [parts.restFibres, fibres(edge, -1)],
      [parts.shade, fibres(edge, 1)],
    ];
    for (const [shape, d] of shapes) {
      shape.setAttribute("d", d);
      if (turn) shape.setAttribute("transform", turn);
      else shape.removeAttribute("transform");
    }
    // The flap hangs by the tip and comes towards the eye: it leans, and grows towards its free side.
    const lean = rip.leanDegrees * Math.min(1, tip / 160);
    const [x, y] = edge.at(-1) ?? [0, 0];
    const hinge = side === 1 ? x : sheetWidth - x;
    parts.flap.setAttribute(
      "transform",
      `translate(${hinge} ${y}) rotate(${side * lean * 0.55}) skewY(${side * lean * 0.7}) scale(${1 + lean / 220} 1) translate(${-hinge} ${-y})`,
    );
  }

  function tick(nowMs: number): void {
    frame = 0;
    if (autoRip) {
      const t = Math.min(1, (nowMs - autoRip.fromMs) / rip.aloneMs);
      tip = autoRip.fromTip + (sheetWidth - autoRip.fromTip) * t * t * (3 - 2 * t);
    } else {
      tip = Math.max(tip, tip + (target - tip) * rip.follow);
    }
    draw();
    if (tip >= sheetWidth - 1) return finish();
    if (autoRip || target - tip > 0.5) next();
  }

  function next(): void {
    frame ||= requestAnimationFrame(tick);
  }

  function finish(): void {
    if (isDone) return;
    isDone = true;
    tip = sheetWidth;
    draw();
    onRip();
  }

  function ripRest(): void {
    if (isDone || autoRip) return;
    showContent();
    if (path.length === 0) path = straightPath(seed);
    const last = path.at(-1) ?? [0, sheetHeight / 2];
    if (last[0] < sheetWidth) path.push([sheetWidth, last[1]]);
    if (preferences.isMotionReduced()) return finish();
    autoRip = { fromMs: performance.now(), fromTip: tip };
    next();
  }

  function begin(event: PointerEvent): void {
    if (isDone || autoRip || pointer !== null || event.button !== 0) return;
    pointer = event.pointerId;
    origin = at(event);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointer || !origin || isDone) return;
    const [x, y] = at(event);
    if (path.length === 0) {
      if (Math.abs(x - origin[0]) < 6) return;
      side = x > origin[0] ? 1 : -1;
      showContent();
      path = [[0, origin[1]]];
      svg.setPointerCapture(event.pointerId);
    }
    const reach = Math.min(sheetWidth, side === 1 ? x : sheetWidth - x);
    const last = path.at(-1) ?? [0, y];
    if (reach <= last[0]) return;
    path.push([reach, Math.min(sheetHeight - 40, Math.max(40, y))]);
    target = reach;
    if (preferences.isMotionReduced()) return ripRest();
    next();
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    pointer = null;
    if (event.type === "pointerup" && (path.length === 0 || target > sheetWidth * rip.enough)) ripRest();
  }

  svg.addEventListener("pointerdown", begin, { signal });
  svg.addEventListener("pointermove", move, { signal });
  svg.addEventListener("pointerup", end, { signal });
  svg.addEventListener("pointercancel", end, { signal });
  return {
    ripAll: ripRest,
    stop() {
      controller.abort();
      cancelAnimationFrame(frame);
    },
  };
}
