import { useEffect, useState } from "react";
import type { SkinShades } from "../contract.ts";

/** What a skin is compared with, fetched once it is needed: the catalogue comes here, the skin goes nowhere. */
export function useSkinShades() {
  const [shades, setShades] = useState<SkinShades | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  useEffect(() => {
    const controller = new AbortController();
    import("../parts/client.ts")
      .then(({ fetchSkinShades }) => fetchSkinShades(controller.signal))
      .then(setShades, () => !controller.signal.aborted && setFailedAttempt(attempts));
    return () => controller.abort();
  }, [attempts]);
  return { shades, isMissing: shades === null && failedAttempt === attempts, retry: () => setAttempts(attempts + 1) };
}
