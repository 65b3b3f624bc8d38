import { useState } from "react";
import { type Proof, proofSchema } from "#contracts/campaign-proof.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { DrawVerdict } from "../../../../verifier/verify-draw.mjs";
import { type BreakablePart, breakProof } from "../rules/break-proof.ts";
import { verifyInWorker } from "./verify-in-worker.ts";

/** A proof and what came of drawing it again. `broken`: what was changed here, by hand. */
export interface ProofState {
  /** As it was published. */
  proof: Proof;
  verdict: DrawVerdict;
  broken: { what: BreakablePart; from: string; to: string } | null;
}

/** Draws again in this browser, from the proof as it was published, or from one that was broken by hand. */
export function useProof(campaignId: string) {
  const [state, setState] = useState<ProofState | "asking" | "failed" | null>(null);

  async function verify(): Promise<void> {
    setState("asking");
    try {
      const proof = await apiFetch(`/api/campaign/${campaignId}/proof`, { schema: proofSchema });
      setState({ proof, verdict: await verifyInWorker(proof), broken: null });
    } catch {
      setState("failed");
    }
  }

  async function breakOpenProof(intactProof: Proof, part: BreakablePart | null): Promise<void> {
    if (part === null)
      return setState({ proof: intactProof, verdict: await verifyInWorker(intactProof), broken: null });
    const { proof, from, to } = breakProof(intactProof, part);
    setState({ proof: intactProof, verdict: await verifyInWorker(proof), broken: { what: part, from, to } });
  }

  return { state, verify, tear: breakOpenProof };
}
