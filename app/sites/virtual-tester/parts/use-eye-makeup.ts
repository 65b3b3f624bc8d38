import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { LookLayer } from "#contracts/look.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { EyeCatalogue } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { bareEyes, type EyeSelection, parseEyeQuery, setEyeQuery } from "../rules/eye-query.ts";
import { type EyeAmounts, lashLayer, lineLayer, paletteLayers } from "../rules/eye-layers.ts";

/** What the eyes wear: the address says it, the catalogue knows the colours. */
export interface EyeMakeup {
  selection: EyeSelection;
  layers: readonly LookLayer[];
  catalogue: EyeCatalogue | null;
  /** The catalogue did not load. */
  isMissing: boolean;
  select: (change: Partial<EyeSelection>) => void;
  /** Fetches the catalogue once more. */
  retry: () => void;
}

/**
 * @param isHydrated false on the server and while hydrating: the server's picture has bare eyes
 * @param isOpen the visitor looks at the panel of the eyes
 */
export function useEyeMakeup(isHydrated: boolean, isOpen: boolean, amounts: EyeAmounts): EyeMakeup {
  const [query, setQuery] = useSearchParams();
  const t = useMessages<Messages>();
  const [houseCatalogue, setHouseCatalogue] = useState<EyeCatalogue | null>(null);
  const [myMakeup, setMyMakeup] = useState<Pick<EyeCatalogue, "palettes" | "mascaras"> | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const address = isHydrated ? String(query) : "";
  const selection = useMemo(() => (address ? parseEyeQuery(new URLSearchParams(address)) : bareEyes), [address]);
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
    () => (catalogue ? layersOf(selection, catalogue, { lids, lashes, line }) : []),
    [selection, catalogue, lids, lashes, line],
  );
  return {
    selection,
    layers,
    catalogue,
    isMissing: catalogue === null && failedAttempt === attempts,
    select: (change) =>
      setQuery(setEyeQuery(query, { ...selection, ...change }), { replace: true, preventScrollReset: true }),
    retry: () => setAttempts(attempts + 1),
  };
}

function layersOf(
  { lids, lashes, line }: EyeSelection,
  { shadows, mascaras, liners }: EyeCatalogue,
  amounts: EyeAmounts,
): LookLayer[] {
  const [base, main, deep, light] = lids.map((id) => shadows.find((one) => one.id === id) ?? null);
  const brush = mascaras.find(({ id }) => id === lashes);
  const pen = liners.find(({ id }) => id === line);
  return [
    ...paletteLayers({ base, main, deep, light }, amounts.lids),
    ...(pen ? [lineLayer(pen, amounts.line)] : []),
    ...(brush ? [lashLayer(brush, amounts.lashes)] : []),
  ];
}
