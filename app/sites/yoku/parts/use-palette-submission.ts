"use no memo"; // The first view: compiled it would only be heavier.

import { useState } from "react";
import { useNavigate } from "react-router";
import { track } from "#app/kits/analytics/track.ts";
import type { DesireLanguage } from "#contracts/desire-ids.ts";
import { formatPicked } from "../rules/deck.ts";
import { palettePath } from "../rules/paths.ts";
import type { MyPalettesStore, PaletteError } from "./use-my-palettes.ts";
import type { Picked } from "./use-picked.ts";

/**
 * Sends what was picked. Busy until the palette is there: what the server says of it is not shown before its lid is lifted.
 */
export function usePaletteSubmission(store: MyPalettesStore, picked: Picked, lang: DesireLanguage) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<PaletteError | null>(null);

  async function submit(isRestRequested: boolean): Promise<void> {
    setIsBusy(true);
    setError(null);
    const code = formatPicked(picked.ids);
    const outcome = await store.choose(code, isRestRequested);
    // Where nothing is saved the compact opens all the same; only a rest overnight needs visitor data.
    if ("reason" in outcome && (outcome.reason !== "unsaved" || isRestRequested)) {
      setIsBusy(false);
      const { reason } = outcome;
      track(`yoku_error_e-${reason === "unsaved" ? "csrf" : reason.code.slice(2).toLowerCase()}`);
      return setError(reason);
    }
    picked.forget();
    const choice = "done" in outcome ? outcome.done : { outcome: "opened", code };
    // What was pressed away from a line was sent when it came back: its lid is lifted before the visitor's eyes all the same.
    if (choice.code === code || (choice.outcome === "opened" && choice.code)) {
      track("yoku_step3");
      return void navigate(palettePath(lang, choice.code ?? code), { state: { opensAtMs: Date.now() } });
    }
    picked.clear();
    setIsBusy(false);
  }

  return { isBusy, error, submit: (isRestRequested: boolean) => void submit(isRestRequested) };
}
