import type { Proof } from "#contracts/campaign-proof.ts";
import type { DrawVerdict } from "../../../../verifier/verify-draw.mjs";
import type { VerifyResponse } from "./verify-draw.worker.ts";

/**
 * Draws again from a proof beside the page: checking a signature takes a slow phone most of a second. Where no worker runs, on the
 * page. @throws when it is no proof
 */
export async function verifyInWorker(proof: Proof): Promise<DrawVerdict> {
  const worker = startWorker();
  try {
    const verdict = worker === null ? undefined : await askWorker(worker, proof);
    if (verdict === null) throw new Error("this is no proof");
    if (verdict !== undefined) return verdict;
  } finally {
    worker?.terminate();
  }
  const { verifyDraw } = await import("../../../../verifier/verify-draw.mjs");
  return verifyDraw(proof);
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL("./verify-draw.worker.ts", import.meta.url), { type: "module" });
  } catch {
    // Some inner browsers of apps have none.
    return null;
  }
}

/** What the worker says; undefined when it does not start. */
function askWorker(worker: Worker, proof: Proof): Promise<VerifyResponse | undefined> {
  return new Promise((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<VerifyResponse>) => resolve(data), { once: true });
    worker.addEventListener("error", () => resolve(undefined), { once: true });
    worker.postMessage(proof, []);
  });
}
