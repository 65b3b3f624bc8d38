import { useRef, useState } from "react";
import { track } from "#app/shell/tracking/track.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { Counted } from "../contract.ts";

/** `paper`: it may be stamped. `stamped`: the receipt is here. */
export type BallotState =
  | { name: "paper" }
  | { name: "sending" }
  | { name: "stamped"; receipt: Counted }
  | { name: "failed"; error: ApiError };

/**
 * The one vote of the day: takes a ballot, stamps it, and holds what came of it. Nothing is done twice by a double tap, and
 * where no answer came the same ballot is stamped again: by it the server knows the vote.
 */
export function useBallot(monsterId: string) {
  const { write } = useVisitor();
  const [state, setState] = useState<BallotState>({ name: "paper" });
  const inHand = useRef<string | null>(null);

  async function stamp(): Promise<void> {
    if (state.name === "sending" || state.name === "stamped") return;
    setState({ name: "sending" });
    try {
      const { ballotSchema, countedSchema } = await import("../contract.ts");
      const take = async (): Promise<string> =>
        (await apiFetch("/api/lmv/ballots", { method: "POST", body: {}, schema: ballotSchema })).ballot;
      const ballot = (inHand.current ??= await take());
      const intent = { name: "lmv-vote", path: "/api/lmv/votes", method: "POST", body: { monsterId, ballot } } as const;
      const receipt = await write(intent, countedSchema);
      setState({ name: "stamped", receipt });
      track("vote_cast");
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError("E-SERVER");
      // Too old by now, or another visitor's: the next press takes a new one.
      if (known.code === "E-INPUT") inHand.current = null;
      setState({ name: "failed", error: known });
    }
  }

  return { state, stamp };
}
