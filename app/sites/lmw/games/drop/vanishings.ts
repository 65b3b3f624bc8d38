import { strokeCircle } from "../flow/shapes.ts";
import { type Facet, foldStone, stoneKinds } from "./stone-facets.ts";
import { paintFacet } from "./stone-paper.ts";
import { tuning } from "./tuning.ts";

/** What goes without growing, for the moment in which it goes: papers fall into their facets, lips pop. */
export interface Vanishings {
  /** A stone that crumbles, at a place in CSS px. `kind`: how it was folded. */
  crumble(x: number, y: number, radius: number, kind: number): void;
  pop(x: number, y: number, radius: number, color: string): void;
  draw(context: CanvasRenderingContext2D, nowMs: number): void;
}

interface Vanishing {
  x: number;
  y: number;
  radius: number;
  bornMs: number;
  /** Null for a lip. */
  facets: readonly Facet[] | null;
  color: string;
}

/** Nothing goes yet; where motion is reduced it fades where it was. */
export function createVanishings(isMotionReduced: boolean): Vanishings {
  const papers = Array.from({ length: stoneKinds }, (_, kind) => foldStone(kind));
  let vanishings: Vanishing[] = [];
  let lastMs = 0;
  const add = (vanishing: Omit<Vanishing, "bornMs">): void => void vanishings.push({ ...vanishing, bornMs: lastMs });
  return {
    crumble: (x, y, radius, kind) => add({ x, y, radius, facets: papers[kind % stoneKinds] ?? null, color: "#fff" }),
    pop: (x, y, radius, color) => add({ x, y, radius, facets: null, color }),
    draw(context, nowMs) {
      lastMs = nowMs;
      vanishings = vanishings.filter(({ bornMs }) => nowMs - bornMs < tuning.vanishMs);
      for (const one of vanishings) {
        const age = (nowMs - one.bornMs) / tuning.vanishMs;
        context.save();
        context.translate(one.x, one.y);
        if (one.facets) drawCrumbs(context, one.facets, one.radius, age, isMotionReduced);
        else drawPop(context, one, age, isMotionReduced);
        context.restore();
      }
    },
  };
}

/** Each facet flies its own way, turns and sinks; standing still, a gap has opened between them. */
function drawCrumbs(
  context: CanvasRenderingContext2D,
  facets: readonly Facet[],
  radius: number,
  age: number,
  isStill: boolean,
): void {
  const opened = isStill ? 0.3 : 1 - (1 - age) ** 2;
  for (const [n, facet] of facets.entries()) {
    const { corners } = facet;
    const x = (corners[0][0] + corners[1][0] + corners[2][0]) / 3;
    const y = (corners[0][1] + corners[1][1] + corners[2][1]) / 3;
    const shrunk = isStill ? 0.78 : 1 - age * 0.5;
    context.save();
    context.globalAlpha = 1 - age * age;
    context.translate(x * radius * opened * 1.9, y * radius * opened * 1.9 + (isStill ? 0 : age * age * radius * 2.6));
    if (!isStill) {
      context.translate(x * radius, y * radius);
      context.rotate((n % 2 === 0 ? 1 : -1) * age * (1.4 + (n % 5) * 0.5));
      context.translate(-x * radius, -y * radius);
    }
    paintFacet(context, facet, radius * shrunk);
    context.restore();
  }
}

/** A skin of colour that tears into arcs; standing still, an outline of them. */
function drawPop(context: CanvasRenderingContext2D, { radius, color }: Vanishing, age: number, isStill: boolean): void {
  const reach = radius * (isStill ? 1 : 1 + 0.5 * (1 - (1 - age) ** 3));
  const arc = (Math.PI * 2 * reach) / 9;
  context.setLineDash(isStill ? [arc * 0.5, arc * 0.5] : [arc * (1 - age) * 0.8, arc * (0.2 + age * 0.8)]);
  context.globalAlpha = (1 - age) ** 1.4;
  context.strokeStyle = color;
  context.lineWidth = 2 + radius * 0.24 * (1 - age);
  strokeCircle(context, 0, 0, reach);
  context.strokeStyle = "#fff4ec";
  context.lineWidth = 1.6;
  strokeCircle(context, 0, 0, reach);
}
