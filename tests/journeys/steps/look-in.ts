import { parseLookCode } from "#contracts/look-code.ts";
import type { LookLayer } from "#contracts/look.ts";

/**
 * The layers of the look that an address names, products in black: which shade each has, the catalogue knows.
 * @throws Error where it names none
 */
export function lookIn(address: string): LookLayer[] {
  const code = new URL(address, "https://hub.test").searchParams.get("look");
  const applied = code === null ? null : parseLookCode(code, () => "#000000");
  if (!applied) throw new Error(`no look in ${address}`);
  return applied.map(({ layer }) => layer);
}
