import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { LookLayer } from "#contracts/look.ts";
import type { EyeShelf } from "../contract.ts";
import { bareEyes, type EyesWorn, readEyes, writeEyes } from "../rules/eye-address.ts";
import { type EyeAmounts, lashLayer, lineLayer, paletteLayers } from "../rules/eye-look.ts";

/** What the eyes wear: the address says it, the shelf knows the colours. */
export interface Eyes {
  worn: EyesWorn;
  layers: readonly LookLayer[];
  shelf: EyeShelf | null;
  /** The shelf did not come. */
  isMissing: boolean;
  wear: (change: Partial<EyesWorn>) => void;
  /** Asks for the shelf once more. */
  again: () => void;
}

/**
 * @param isAlive false on the server and while hydrating: the server's picture has bare eyes
 * @param isOpen the visitor looks at the shelf of the eyes
 */
export function useEyes(isAlive: boolean, isOpen: boolean, amounts: EyeAmounts): Eyes {
  const [query, setQuery] = useSearchParams();
  const [shelf, setShelf] = useState<EyeShelf | null>(null);
  const [tries, setTries] = useState(0);
  const [missedTry, setMissedTry] = useState(-1);
  const address = isAlive ? String(query) : "";
  const worn = useMemo(() => (address ? readEyes(new URLSearchParams(address)) : bareEyes), [address]);
  const isWanted = isOpen || worn.lashes !== null || worn.line !== null || worn.lids.some((id) => id !== null);

  useEffect(() => {
    if (shelf || !isWanted) return;
    const leaving = new AbortController();
    import("./ask.ts")
      .then(({ askEyeShelf }) => askEyeShelf(leaving.signal))
      .then(setShelf, () => !leaving.signal.aborted && setMissedTry(tries));
    return () => leaving.abort();
  }, [isWanted, shelf, tries]);

  const { lids, lashes, line } = amounts;
  const layers = useMemo(
    () => (shelf ? layersOf(worn, shelf, { lids, lashes, line }) : []),
    [worn, shelf, lids, lashes, line],
  );
  return {
    worn,
    layers,
    shelf,
    isMissing: shelf === null && missedTry === tries,
    wear: (change) => setQuery(writeEyes(query, { ...worn, ...change }), { replace: true, preventScrollReset: true }),
    again: () => setTries(tries + 1),
  };
}

function layersOf(
  { lids, lashes, line }: EyesWorn,
  { shadows, mascaras, liners }: EyeShelf,
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
