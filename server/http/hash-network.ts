import { networkOf } from "./limits.ts";
import { createSigner } from "./signature.ts";

/**
 * What stands for the network of an address: the same for all of a network and one purpose, another for another purpose, and
 * nobody can find the address from it.
 * @param secrets newest first
 */
export function hashNetwork(secrets: readonly string[], address: string, purpose: string): string {
  return createSigner(secrets, purpose).sign(networkOf(address)).slice(0, 22);
}
