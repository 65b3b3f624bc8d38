"use no memo";
import { useEffect, useMemo, useState } from "react";
import type { LookLayer } from "#contracts/look.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { EyeCatalogue } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { type EyeSelection, parseEyeQuery, setEyeQuery } from "../rules/eye-query.ts";
import { layersOfEyes } from "../layers-of-eyes.ts";
import type { EyeAmounts } from "../rules/eye-layers.ts";
import type { WholeLook } from "../whole/use-whole-look.ts";

/** What the eyes wear: the address says it, the catalogue knows the colours. */
export interface EyeMakeup {
  /** What lies on the shelf as chosen: as the address names it, else as its look does. */
  selection: EyeSelection;
  /** What the address names; what its look says is not among it. */
  layers: readonly LookLayer[];
  catalogue: EyeCatalogue | null;
  /** The catalogue did not load. */
  isMissing: boolean;
  select: (change: Partial<EyeSelection>) => void;
  /** Fetches the catalogue once more. */
  retry: () => void;
}

interface EyeMakeupOptions {
  /** As the address says; empty on the server and while hydrating: the server's picture has bare eyes. */
  query: URLSearchParams;
  /** The visitor looks at the panel of the eyes. */
  isOpen: boolean;
  amounts: EyeAmounts;
  whole: Pick<WholeLook, "face" | "layers">;
  /** Puts on what was chosen. */
  onSelect: (change: Partial<EyeSelection>, write: (query: URLSearchParams) => URLSearchParams) => void;
}

/** What the address names for the eyes, and the shelf it is chosen from. */
export function useEyeMakeup({ query, isOpen, amounts, whole, onSelect }: EyeMakeupOptions): EyeMakeup {
  const t = useMessages<Messages>();
  const [houseCatalogue, setHouseCatalogue] = useState<EyeCatalogue | null>(null);
  const [myMakeup, setMyMakeup] = useState<Pick<EyeCatalogue, "palettes" | "mascaras"> | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const address = String(query);
  const selection = useMemo(() => parseEyeQuery(new URLSearchParams(address)), [address]);
  const isNeeded =
    isOpen || selection.lashes !== null || selection.line !== null || selection.lids.some((id) => id !== null);

  useEffect(() => {
    if (houseCatalogue || !isNeeded) return;
    const controller = new AbortController();
    import("./client.ts")
      .then(({ fetchEyeCatalogue }) => fetchEyeCatalogue(controller.signal))
      .then(setHouseCatalogue, () => !controller.signal.aborted && setFailedAttempt(attempts));
    return () => controller.abort();
  }, [isNeeded, houseCatalogue, attempts]);

  // What the visitor made stands in the same list, in front.
  const myMascaraText = t("eyes.ownWords");
  const mark = t("eyes.ownMark");
  useEffect(() => {
    if (myMakeup || !houseCatalogue) return;
    const controller = new AbortController();
    import("./client.ts")
      .then(({ fetchMyEyeMakeup }) =>
        fetchMyEyeMakeup(selection.lashes, { mark, words: myMascaraText }, controller.signal),
      )
      .then(setMyMakeup, (error: unknown) => controller.signal.aborted || console.warn(error));
    return () => controller.abort();
  }, [houseCatalogue, myMakeup, selection.lashes, mark, myMascaraText]);

  const catalogue = useMemo(
    () =>
      houseCatalogue && myMakeup
        ? {
            ...houseCatalogue,
            palettes: [...myMakeup.palettes, ...houseCatalogue.palettes],
            mascaras: [...myMakeup.mascaras, ...houseCatalogue.mascaras],
          }
        : houseCatalogue,
    [houseCatalogue, myMakeup],
  );

  const { lids, lashes, line } = amounts;
  const layers = useMemo(
    () => (catalogue ? layersOfEyes(selection, catalogue, { lids, lashes, line }) : []),
    [selection, catalogue, lids, lashes, line],
  );
  return {
    selection: whole.face?.fillEyes(selection, whole.layers) ?? selection,
    layers,
    catalogue,
    isMissing: catalogue === null && failedAttempt === attempts,
    select: (change) => onSelect(change, (from) => setEyeQuery(from, { ...selection, ...change })),
    retry: () => setAttempts(attempts + 1),
  };
}
