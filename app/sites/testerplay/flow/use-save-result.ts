import { useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { type Saved, savedSchema } from "../contract.ts";
import type { Round } from "../rules/round.ts";

type SaveState =
  | { step: "idle" | "sending" | "kept" | "later" }
  | { step: "failed"; code: ApiError["code"]; requestId: string };

/** Saves a round with the visitor data, by a tap. Without a network it is sent when there is one again. */
export function useSaveResult(code: string, place: Round["place"]) {
  const { write } = useVisitor();
  const [state, setState] = useState<SaveState>({ step: "idle" });
  const [favourite, setFavourite] = useState<Saved["favourite"]>(null);

  async function keep(): Promise<void> {
    setState({ step: "sending" });
    try {
      const intent = {
        name: `tp-keep-${code.slice(-12)}`,
        path: "/api/testerplay/footprints",
        method: "POST",
      } as const;
      const saved = await write({ ...intent, body: { code, place } }, savedSchema);
      setFavourite(saved.favourite);
      setState({ step: "kept" });
    } catch (error) {
      const { code: reason, requestId } = error instanceof ApiError ? error : new ApiError("E-NET");
      track(`tp_error_${reason.toLowerCase()}` as "tp_error_e-net");
      const isLater = reason === "E-OFFLINE" || reason === "E-NET";
      setState(isLater ? { step: "later" } : { step: "failed", code: reason, requestId });
    }
  }

  return { state, favourite, keep };
}
