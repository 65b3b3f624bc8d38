import { startTransition, useEffect, useState } from "react";
import { readSavedChoice, type SavedChoice, savedRunLifeMs } from "../play/saved-run-key.ts";

/** The run of a stage that this tab was left in, as long as it can go on; and a way to offer it no more. */
export function useInterruptedRun(stage: number): [run: SavedChoice | null, forget: () => void] {
  const [run, setRun] = useState<SavedChoice | null>(null);
  useEffect(() => {
    const saved = readSavedChoice(stage, Date.now());
    if (!saved) return;
    startTransition(() => setRun(saved));
    const timer = setTimeout(() => setRun(null), savedRunLifeMs);
    return () => clearTimeout(timer);
  }, [stage]);
  return [run, () => setRun(null)];
}
