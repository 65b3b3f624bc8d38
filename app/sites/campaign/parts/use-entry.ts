import { useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";
import { doorKeySchema, type Enter, type Entered, enteredSchema } from "../contract.ts";

/** `turning`: the key is in the door, or the door is on its way. */
export type EntryState =
  | { name: "shut" }
  | { name: "turning" }
  | { name: "open"; entered: Exclude<Entered, { kind: "wrong" }> }
  | { name: "wrong"; questions: readonly number[] }
  | { name: "failed"; code: VisitorErrorCode };

/** A key is younger than this only in the hands of a program. */
const turnMs = 1_150;

/**
 * Opens the one door. A double tap is one opening; where no answer came, the same opening is sent again under its key, and the
 * server tells what it was.
 */
export function useEntry(campaignId: string) {
  const { write } = useVisitor();
  const [state, setState] = useState<EntryState>({ name: "shut" });

  async function open(wish: Omit<Enter, "key">): Promise<void> {
    if (state.name === "turning" || state.name === "open") return;
    setState({ name: "turning" });
    track("lot_enter");
    try {
      const { key } = await apiFetch(`/api/campaign/${campaignId}/keys`, {
        method: "POST",
        body: {},
        schema: doorKeySchema,
      });
      await new Promise((resolve) => setTimeout(resolve, turnMs));
      const path = `/api/campaign/${campaignId}/entries` as const;
      const entered = await write(
        { name: `campaign-${campaignId}`, path, method: "POST", body: { ...wish, key } },
        enteredSchema,
      );
      if (entered.kind === "wrong") return setState({ name: "wrong", questions: entered.questions });
      setState({ name: "open", entered });
      track("lot_result");
    } catch (error) {
      setState({ name: "failed", code: error instanceof ApiError ? error.code : "E-SERVER" });
    }
  }

  return { state, open };
}
