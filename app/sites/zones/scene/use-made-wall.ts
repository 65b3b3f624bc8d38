import { useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { type MadeWork, madeWallSchema } from "../made-wall-contract.ts";

/** How often the wall is looked at again, while somebody looks. */
const againMs = 30_000;

/** What hangs on the wall; null until it is known. A look that fails leaves what hung before. */
export function useMadeWall(): MadeWork[] | null {
  const [works, setWorks] = useState<MadeWork[] | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const look = (): void => {
      if (document.hidden) return;
      apiFetch("/api/zones/made", { schema: madeWallSchema, signal: leaving.signal }).then(
        (wall) => setWorks(wall.works),
        () => {},
      );
    };
    look();
    const again = setInterval(look, againMs);
    return () => {
      clearInterval(again);
      leaving.abort();
    };
  }, []);

  return works;
}
