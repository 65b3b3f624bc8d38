import { useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { MuralTileData } from "#contracts/painting.ts";
import { panelSchema } from "../contract.ts";

/** What of the mural is here. */
export interface MuralPanels {
  panels: ReadonlyMap<number, MuralTileData[]>;
  panelCount: number;
  /** The last panel that was asked for did not come. */
  hasFailed: boolean;
  /** Fetches those of the wanted panels that are not here yet. */
  fetchPanels: (wanted: readonly number[], signal: AbortSignal) => void;
}

/** The panels of the mural; what came is kept. */
export function useMuralPanels(): MuralPanels {
  const [panels, setPanels] = useState<MuralPanels["panels"]>(new Map());
  const [panelCount, setPanelCount] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);

  function fetchPanels(wanted: readonly number[], signal: AbortSignal): void {
    for (const panel of wanted) {
      if (panels.has(panel)) continue;
      apiFetch(`/api/ucp/wall/${panel}`, { schema: panelSchema, signal }).then(
        (found) => {
          setPanels((before) => new Map([...before, [panel, found.tiles]]));
          setPanelCount(found.panelCount);
          setHasFailed(false);
        },
        () => signal.aborted || setHasFailed(true),
      );
    }
  }

  return { panels, panelCount, hasFailed, fetchPanels };
}

/** Fetches the panels that come into view. */
export function useFetchInView(visiblePanels: readonly number[], fetchPanels: MuralPanels["fetchPanels"]): void {
  const visibleKey = visiblePanels.join();
  useEffect(() => {
    const controller = new AbortController();
    fetchPanels(visibleKey.split(",").map(Number), controller.signal);
    return () => controller.abort();
    // Asked for by what is in view; what came is kept.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visibleKey]);
}
