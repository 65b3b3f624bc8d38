/**
 * The first of these shades that the list has: the requested one, else the one that is shown without a request.
 * @throws RangeError when it has none of them
 */
export function findShade<Shade extends { id: string }>(
  shades: readonly Shade[],
  ...ids: readonly (string | null)[]
): Shade {
  for (const id of ids) {
    const found = shades.find((shade) => shade.id === id);
    if (found) return found;
  }
  throw new RangeError(`no shade of ${ids.join(", ")}`);
}
