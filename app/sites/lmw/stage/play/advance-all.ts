import { elementAt } from "#app/kits/basics/element-at.ts";

/** One tick for all that ages: each is moved, and goes when its life is over. */
export function advanceAll<T extends { age: number; life: number }>(all: T[], move?: (one: T) => void): void {
  for (let i = all.length - 1; i >= 0; i--) {
    const one = elementAt(all, i);
    one.age++;
    move?.(one);
    if (one.age >= one.life) all.splice(i, 1);
  }
}
