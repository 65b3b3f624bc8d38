/** What a read of the drawer's camera means. `held`: the pack is still before the camera; `again`: it came a second time. */
export type DrawerRead = "new" | "held" | "again";

/** A pack that was not seen for so long has been laid aside. */
export const laidAsideMs = 3_000;

/** Tells a pack that is still held before the camera from a second one of the same kind. Times in ms, ever later. */
export function createDrawerReads(): (code: string, atMs: number) => DrawerRead {
  const seenAtMs = new Map<string, number>();
  return (code, atMs) => {
    const lastMs = seenAtMs.get(code);
    seenAtMs.set(code, atMs);
    if (lastMs === undefined) return "new";
    return atMs - lastMs < laidAsideMs ? "held" : "again";
  };
}
