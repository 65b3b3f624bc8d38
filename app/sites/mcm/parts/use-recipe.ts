"use no memo"; // Part of the first view: compiled it would only be heavier.

import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import {
  defaultRecipe,
  type MascaraRecipe,
  parseRecipe,
  normalizeRecipe,
  formatRecipe,
} from "#contracts/mascara-recipe.ts";
import { tuning } from "../tuning.ts";
import { makerPath } from "../rules/maker-path.ts";

export interface RecipeEditor {
  recipe: MascaraRecipe;
  code: string;
  step: number;
  /** The work of the gallery that this one is changed from. */
  parentId: string | null;
  change: (part: Partial<MascaraRecipe>) => void;
  /** The address of a step with the recipe as it is now. */
  stepPath: (step: number) => string;
}

/**
 * The recipe on the bench, and the address that says it: while a thumb moves nothing is written, when it rests the address is
 * replaced, and each step is a step of the browser's own back.
 */
export function useRecipe(lang: "ja" | "en", first: MascaraRecipe): RecipeEditor {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const query = new URLSearchParams(search);
  const codeInAddress = query.get("r");
  const step = stepIn(query);
  const parentId = /^[0-9a-f-]{36}$/.test(query.get("p") ?? "") ? query.get("p") : null;
  const [recipe, setRecipe] = useState(first);
  const code = formatRecipe(recipe);
  const writtenCode = useRef(codeInAddress);

  // Back and forward, or a link that was opened here: what the address says goes.
  useEffect(() => {
    if (codeInAddress === writtenCode.current) return;
    writtenCode.current = codeInAddress;
    const parsed = codeInAddress === null ? defaultRecipe : parseRecipe(codeInAddress);
    if (typeof parsed === "object") setRecipe(parsed);
  }, [codeInAddress]);

  useEffect(() => {
    if (code === formatRecipe(first) && writtenCode.current === null) return;
    // Whoever is on the way to another page would be called back.
    if (code === writtenCode.current || state !== "idle") return;
    const timer = setTimeout(() => {
      // A step was taken meanwhile and is about to be shown: this would take it back.
      if (stepIn(new URLSearchParams(window.location.search)) !== step) return;
      writtenCode.current = code;
      void navigate(makerPath(lang, { code, step, parentId }), { replace: true, preventScrollReset: true });
    }, tuning.addressMs);
    return () => clearTimeout(timer);
  }, [code, first, lang, navigate, parentId, state, step]);

  return {
    ...{ recipe, code, step, parentId },
    change: (part) => setRecipe((before) => normalizeRecipe({ ...before, ...part })),
    stepPath: (next) => makerPath(lang, { code, step: next, parentId }),
  };
}

const stepIn = (query: URLSearchParams): number => [2, 3].find((one) => query.get("s") === String(one)) ?? 1;
