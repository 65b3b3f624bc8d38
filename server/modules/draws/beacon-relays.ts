import * as v from "valibot";
import { createHttpFetch } from "../../platform/http-fetch.ts";
import { type BeaconChain, beaconRandomness } from "./beacon.ts";

/** The hash that names the chain "quicknet" to a relay. */
const chainHash = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
/** Four doors of three houses: none of them can keep a round from us, and none can give a wrong one. */
export const publicRelays = [
  "https://api.drand.sh",
  "https://api2.drand.sh",
  "https://api3.drand.sh",
  "https://drand.cloudflare.com",
] as const;
const timeoutMs = 8_000;
/** An answer has about 200 bytes. */
const maxAnswerBytes = 4_096;
const answerSchema = v.object({ signature: v.string() });

/** Where a signature of a round comes from, and by which key it is checked. */
export interface BeaconSource {
  chain: BeaconChain;
  /** The signature of a round as the first relay that has it tells it; null when none has. */
  fetchSignature(round: number): Promise<string | null>;
}

/**
 * Asks all relays at once; the first valid answer counts, whoever gives it. A relay that is away, lies or rambles is passed over.
 * @param relays addresses without a path
 */
export function createBeaconSource(chain: BeaconChain, relays: readonly string[]): BeaconSource {
  const fetch = createHttpFetch();
  return {
    chain,
    async fetchSignature(round) {
      const controller = new AbortController();
      const ask = async (relay: string): Promise<string> => {
        const signature = await fetchFrom(fetch, relay, round, controller.signal);
        if (beaconRandomness(chain, round, signature) === null)
          throw new Error(`${relay} gave no signature of the round`);
        return signature;
      };
      try {
        return await Promise.any(relays.map(ask));
      } catch {
        return null;
      } finally {
        controller.abort();
      }
    },
  };
}

async function fetchFrom(
  fetch: typeof globalThis.fetch,
  relay: string,
  round: number,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(new URL(`/${chainHash}/public/${round}`, relay), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    redirect: "error",
  });
  if (!response.ok) throw new Error(`${relay} answered ${response.status}`);
  return v.parse(answerSchema, JSON.parse(await readText(response))).signature;
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new Error("the answer is too long for a round");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
