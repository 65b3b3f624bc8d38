"use no memo"; // Part of the first view: compiled it would only be heavier.

import { useEffect, useRef, useState } from "react";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { parseRecipe } from "#contracts/mascara-recipe.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { tuning } from "../tuning.ts";

/** What lay on the bench the last time, and isn't what lies there now. */
export interface FoundDraft {
  code: string;
  recipe: MascaraRecipe;
  step: number;
}

/**
 * Keeps what lies on the bench with the server whenever the thumb rests, and tells what lay there before. Nothing is kept
 * before the first change: who only looks leaves no trace.
 */
export function useDraft(code: string, step: number, isFinished: boolean) {
  const { state, summary, write } = useVisitor();
  const [found, setFound] = useState<FoundDraft | null>(null);
  const initialCode = useRef(code);
  const savedCode = useRef<string | null>(null);
  const isKnown = state === "known" && summary?.known === true;

  useEffect(() => {
    if (!isKnown) return;
    const controller = new AbortController();
    const fetchDraft = async (): Promise<void> => {
      const [{ apiFetch }, { savedDraftSchema }] = await Promise.all([
        import("#app/kits/visitor/api-fetch.ts"),
        import("#contracts/mascara.ts"),
      ]);
      const { draft } = await apiFetch("/api/mcm/draft", { schema: savedDraftSchema, signal: controller.signal });
      const recipe = draft && parseRecipe(draft.code);
      if (draft && recipe && typeof recipe === "object" && draft.code !== initialCode.current)
        setFound({ code: draft.code, recipe, step: Math.min(3, draft.step) });
    };
    // Without an answer there is simply no draft to show.
    fetchDraft().catch(() => {});
    return () => controller.abort();
  }, [isKnown]);

  useEffect(() => {
    if (isFinished || code === initialCode.current || code === savedCode.current) return;
    const timer = setTimeout(() => {
      savedCode.current = code;
      write({ name: "mcm-draft", path: "/api/mcm/draft", method: "PUT", body: { code, step } }).catch(() => {
        // It stays with this browser and goes again with the next one.
      });
    }, tuning.draftMs);
    return () => clearTimeout(timer);
  }, [code, step, isFinished, write]);

  return { found, forget: () => setFound(null) };
}
