import { useEffect, useState } from "react";
import type { EngineOptions } from "../face/start-face-engine.ts";

/**
 * What a visitor would load for the engine, in bytes as they travel, for the card before the camera. Null until it is
 * known; without a network nothing is.
 */
export function useEngineSize(engines?: EngineOptions["engines"]): number | null {
  const [bytes, setBytes] = useState<number | null>(null);
  const names = engines?.join();

  useEffect(() => {
    const controller = new AbortController();
    import("../face/start-face-engine.ts")
      .then(({ getEngineBytes }) => getEngineBytes(controller.signal, engines))
      .then(setBytes, () => {});
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the names say which they are
  }, [names]);

  return bytes;
}
