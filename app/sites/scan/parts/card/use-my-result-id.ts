import { useEffect, useState } from "react";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";

/** The id of the result that the visitor kept last; null until it is known, and where there is none. */
export function useMyResultId(): string | null {
  const { summary } = useVisitor();
  const [id, setId] = useState<string | null>(null);
  const hasOne = summary?.faceType != null;

  useEffect(() => {
    if (!hasOne) return;
    const controller = new AbortController();
    import("./fetch-my-result-id.ts")
      .then(({ fetchMyResultId: fetchOwnResultId }) => fetchOwnResultId(controller.signal))
      .then(setId, () => {
        // A pasted link does the same.
      });
    return () => controller.abort();
  }, [hasOne]);

  return id;
}
