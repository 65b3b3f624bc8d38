import { useEffect, useState } from "react";

/**
 * What a visitor would load for the engine, in bytes as they travel, for the card before the camera. Null until it is
 * known; without a network nothing is.
 */
export function useEngineSize(): number | null {
  const [bytes, setBytes] = useState<number | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    import("../face/start-face-engine.ts")
      .then(({ getEngineBytes }) => getEngineBytes(controller.signal))
      .then(setBytes, () => {});
    return () => controller.abort();
  }, []);

  return bytes;
}
