/**
 * `callers` at once take from a common pile until it is empty, as visitors at the end of a show do.
 * @returns calls per second, and the wait of each call in milliseconds
 */
export async function callConcurrently<Item>(
  items: readonly Item[],
  callers: number,
  call: (item: Item) => Promise<void>,
): Promise<{ perSecond: number; waitsMs: number[] }> {
  const waitsMs: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const caller = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      const calledAtMs = performance.now();
      await call(item);
      waitsMs.push(performance.now() - calledAtMs);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { perSecond: (items.length / (performance.now() - startedAt)) * 1_000, waitsMs };
}
