import { useEffect, useMemo, useReducer } from "react";
import * as v from "valibot";
import { newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { type Draft, draftSchema, type Paint, type PaintRecipe } from "#contracts/painting.ts";
import type { Colour, Colours } from "../contract.ts";
import { applyAction, type CanvasState } from "../rules/canvas.ts";
import { mixPigments } from "../rules/pigment.ts";

const storeKey = "kz_ucp_draft";
/** What lies beside a fresh paper, so that a stranger can paint at once. */
const initialPaints: PaintRecipe[] = [
  { parts: [{ source: "lip-03", share: 1 }], grain: 2, medium: "oil" },
  { parts: [{ source: "lip-05", share: 1 }], grain: 1, medium: "wax" },
  {
    parts: [
      { source: "lip-02", share: 2 },
      { source: "lip-22", share: 1 },
    ],
    grain: 3,
    medium: "water",
  },
];

/** A fresh paper. Its id is made here, once: however often it is sent, it is one tile. */
export function createDraft(titles: Colours["titles"]): Draft {
  const pick = (halves: readonly string[]): number => Math.floor(Math.random() * halves.length);
  return {
    id: newIdempotencyKey(),
    paper: "bone",
    title: [pick(titles.first), pick(titles.second)],
    paints: initialPaints,
    strokes: [],
  };
}

/** The easel of this browser: what was begun is there again. */
export function useCanvas({ colours, titles }: Colours) {
  const store = useMemo(() => createLocalStore(), []);
  const [canvas, dispatch] = useReducer(applyAction, null, (): CanvasState => {
    const saved = v.safeParse(draftSchema, parseJson(store.get(storeKey)));
    return { draft: saved.success ? saved.output : createDraft(titles), past: [], future: [] };
  });
  const { draft } = canvas;
  useEffect(() => store.set(storeKey, JSON.stringify(draft)), [draft, store]);
  const paints = useMemo(() => mixPaints(draft.paints, colours), [draft.paints, colours]);
  return { canvas, draft, paints, dispatch };
}

/** Paints as the server will mix them: same law, same sources. A source that is gone is grey until it is sent and refused. */
export function mixPaints(recipes: readonly PaintRecipe[], colours: readonly Colour[]): Paint[] {
  return recipes.map(({ parts, grain, medium }) => {
    const paintParts = parts.map(({ source, share }) => {
      const colour = colours.find((one) => one.source === source);
      return { hex: colour?.hex ?? "#807a78", name: colour?.name ?? "", share };
    });
    return { hex: mixPigments(paintParts), grain, medium, parts: paintParts };
  });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
