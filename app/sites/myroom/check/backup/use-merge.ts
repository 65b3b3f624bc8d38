import { useCallback, useEffect, useState } from "react";
import { deleteCopies } from "#app/offline/delete-copies.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { type MergePreview, mergePreviewSchema } from "#contracts/recovery-words.ts";
import type { IncomingTransfer } from "../use-incoming-transfer.ts";
import { getMergePreview } from "./merge-previews.ts";

/** How far the merging of two visitors' data is. */
export type MergeStep =
  | { kind: "looking" }
  | { kind: "asking"; preview: MergePreview; errorMessage: ApiError | null }
  | { kind: "merging"; preview: MergePreview }
  | { kind: "done" }
  | { kind: "kept" }
  | { kind: "gone" }
  | { kind: "stuck"; error: ApiError };

/** Looks at what would come in. Nothing is changed before `merge`; `keep` leaves all as it is. */
export function useMerge(key: IncomingTransfer["key"], onMerged: () => void) {
  const { reload } = useVisitor();
  const [step, setStep] = useState<MergeStep>({ kind: "looking" });

  const loadPreview = useCallback(() => {
    const savedPreview = getMergePreview(key);
    if (savedPreview) return setStep({ kind: "asking", preview: savedPreview, errorMessage: null });
    setStep({ kind: "looking" });
    apiFetch("/api/visitor/moves/preview", { method: "POST", body: key, schema: mergePreviewSchema }).then(
      (preview) => setStep({ kind: "asking", preview, errorMessage: null }),
      (reason: unknown) => {
        const error = asError(reason);
        setStep(error.code === "E-GONE" || error.code === "E-INPUT" ? { kind: "gone" } : { kind: "stuck", error });
      },
    );
  }, [key]);
  useEffect(loadPreview, [loadPreview]);

  async function merge(preview: MergePreview): Promise<void> {
    setStep({ kind: "merging", preview });
    try {
      await apiFetch("/api/visitor/moves", { method: "POST", body: key });
    } catch (reason) {
      const error = asError(reason);
      return setStep(error.code === "E-GONE" ? { kind: "gone" } : { kind: "asking", preview, errorMessage: error });
    }
    await deleteCopies();
    await reload();
    setStep({ kind: "done" });
    onMerged();
  }

  return { step, loadPreview, merge, keep: () => setStep({ kind: "kept" }) };
}

const asError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError("E-NET"));
