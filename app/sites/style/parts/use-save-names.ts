import { useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { type SavedTwoFaces, savedTwoFacesSchema } from "#contracts/two-faces.ts";
import type { NamedPair } from "../rules/pair.ts";
import { pairCode } from "../rules/pair-code.ts";

/** Keeps the names of a pair: once, however often it is pressed; without a network it waits in this browser. */
export function useSaveNames(named: NamedPair) {
  const { write } = useVisitor();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ code: string; message: SavedTwoFaces | "failed" | "waits" } | null>(null);
  const code = pairCode(named);

  async function send(): Promise<void> {
    setIsBusy(true);
    try {
      const { morning, night } = named.pair;
      const answer = await write(
        { name: `style-keep-${morning}${night}`, path: "/api/style/faces", method: "POST", body: { code } },
        savedTwoFacesSchema,
      );
      setOutcome({ code, message: answer });
      track("style_complete");
    } catch (error) {
      const isOffline = error instanceof ApiError && (error.code === "E-OFFLINE" || error.code === "E-NET");
      setOutcome({ code, message: isOffline ? "waits" : "failed" });
    } finally {
      setIsBusy(false);
    }
  }

  // What was said of other names is not said of these.
  return { isBusy, outcome: outcome?.code === code ? outcome.message : null, send };
}
