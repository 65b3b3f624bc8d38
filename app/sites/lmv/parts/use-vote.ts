import { useRef, useState } from "react";
import { track } from "#app/kits/analytics/track.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { VoteReceipt } from "../contract.ts";

/** `paper`: it may be stamped. `stamped`: the receipt is here. */
export type VoteState =
  | { name: "paper" }
  | { name: "sending" }
  | { name: "stamped"; receipt: VoteReceipt }
  | { name: "failed"; error: ApiError };

/**
 * The one vote of the day: fetches a vote token, submits it, and holds the result. Nothing is done twice by a double tap,
 * and where no answer came the same token is submitted again: by it the server knows the vote.
 */
export function useVote(monsterId: string) {
  const { write } = useVisitor();
  const [state, setState] = useState<VoteState>({ name: "paper" });
  const tokenRef = useRef<string | null>(null);

  async function stamp(): Promise<void> {
    if (state.name === "sending" || state.name === "stamped") return;
    setState({ name: "sending" });
    try {
      const { voteTokenSchema, voteReceiptSchema: countedSchema } = await import("../contract.ts");
      const fetchToken = async (): Promise<string> =>
        (await apiFetch("/api/lmv/ballots", { method: "POST", body: {}, schema: voteTokenSchema })).ballot;
      const token = (tokenRef.current ??= await fetchToken());
      const intent = {
        name: "lmv-vote",
        path: "/api/lmv/votes",
        method: "POST",
        body: { monsterId, ballot: token },
      } as const;
      const receipt = await write(intent, countedSchema);
      setState({ name: "stamped", receipt });
      track("vote_cast");
    } catch (error) {
      const apiError = error instanceof ApiError ? error : new ApiError("E-SERVER");
      // Too old by now, or another visitor's: the next press takes a new one.
      if (apiError.code === "E-INPUT") tokenRef.current = null;
      setState({ name: "failed", error: apiError });
    }
  }

  return { state, stamp };
}
