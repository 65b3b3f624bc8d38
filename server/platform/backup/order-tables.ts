/** A table and one that its rows point at. */
export interface TableReference {
  from: string;
  to: string;
}

/**
 * Tables in an order in which each one's rows find what they point at. A table may point at itself.
 * @throws Error when some point at each other in a circle
 */
export function orderTables(names: readonly string[], references: readonly TableReference[]): string[] {
  const ordered: string[] = [];
  const waiting = new Set(names);
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) =>
      references.every(({ from, to }) => from !== name || to === name || !waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`tables point at each other in a circle: ${[...waiting].join(", ")}`);
    for (const name of ready) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
}
