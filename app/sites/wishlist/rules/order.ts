/** A list after the thing at `from` was moved to `to`; places outside of it mean its ends. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [thing] = next.splice(from, 1);
  if (thing === undefined) return next;
  next.splice(Math.max(0, Math.min(next.length, to)), 0, thing);
  return next;
}

/** The whole list after the part that is shown was brought into the order of `shown`: all others keep their places. */
export function mergeOrder(all: readonly string[], shown: readonly string[]): string[] {
  const isShown = new Set(shown);
  const rest = [...shown];
  return all.map((id) => (isShown.has(id) ? (rest.shift() ?? id) : id));
}
