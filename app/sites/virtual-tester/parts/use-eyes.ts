import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { LookLayer } from "#contracts/look.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { EyeShelf } from "../contract.ts";
import type { Words } from "../copy/words.ts";
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
  const t = useWords<Words>();
  const [houseShelf, setShelf] = useState<EyeShelf | null>(null);
  const [own, setOwn] = useState<Pick<EyeShelf, "palettes" | "mascaras"> | null>(null);
  const [tries, setTries] = useState(0);
  const [missedTry, setMissedTry] = useState(-1);
  const address = isAlive ? String(query) : "";
  const worn = useMemo(() => (address ? readEyes(new URLSearchParams(address)) : bareEyes), [address]);
  const isWanted = isOpen || worn.lashes !== null || worn.line !== null || worn.lids.some((id) => id !== null);

  useEffect(() => {
    if (houseShelf || !isWanted) return;
    const leaving = new AbortController();
    import("./ask.ts")
      .then(({ askEyeShelf }) => askEyeShelf(leaving.signal))
      .then(setShelf, () => !leaving.signal.aborted && setMissedTry(tries));
    return () => leaving.abort();
  }, [isWanted, houseShelf, tries]);

  // What the visitor made stands on the same shelf, in front.
  const ownWords = t("eyes.ownWords");
  const mark = t("eyes.ownMark");
  useEffect(() => {
    if (own || !houseShelf) return;
    const leaving = new AbortController();
    import("./ask.ts")
      .then(({ askOwnEyes }) => askOwnEyes(worn.lashes, { mark, words: ownWords }, leaving.signal))
      .then(setOwn, (error: unknown) => leaving.signal.aborted || console.warn(error));
    return () => leaving.abort();
  }, [houseShelf, own, worn.lashes, mark, ownWords]);

  const shelf = useMemo(
    () =>
      houseShelf && own
        ? {
            ...houseShelf,
            palettes: [...own.palettes, ...houseShelf.palettes],
            mascaras: [...own.mascaras, ...houseShelf.mascaras],
          }
        : houseShelf,
    [houseShelf, own],
  );

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
