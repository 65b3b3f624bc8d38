import { type AppliedLayer, formatLookCode } from "#contracts/look-code.ts";

/**
 * Where a look opens on a face, the same for whoever is sent the address: the tester with all of it on. Null for a bare
 * face, and for a look that is too long for an address.
 */
export function wearPath(applied: readonly AppliedLayer[]): string | null {
  const code = formatLookCode(applied);
  return code === null ? null : `/virtual_tester?look=${code}`;
}
