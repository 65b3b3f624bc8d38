/** Kinds of what this browser keeps by itself. */
export const deviceKinds = ["settings", "consent", "waiting", "drafts", "notes", "copies"] as const;
export type DeviceKind = (typeof deviceKinds)[number];

const kinds: readonly (readonly [DeviceKind, RegExp])[] = [
  ["settings", /^(kz_(bright|motion|companion|red)|lmw_sound)$/],
  ["consent", /^kz_(cam_|consent|measure)/],
  ["waiting", /^kz_(pending|wish_unsent|wish_waiting|wish_changed)$/],
  ["drafts", /draft|^kz_(mor|yoku|tp_own)$/],
];

/** Of which kind something is that is kept under a name; what the zone did not name is none of its own. */
export function deviceKindOf(key: string): DeviceKind | null {
  if (!/^(kz_|lmw_sound)/.test(key)) return null;
  return kinds.find(([, pattern]) => pattern.test(key))?.[0] ?? "notes";
}
