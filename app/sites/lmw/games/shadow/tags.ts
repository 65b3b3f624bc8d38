import { elementAt } from "#app/kits/basics/element-at.ts";
import { rngBelow, type Rng } from "#app/kits/game/rng.ts";

/** A tag of reduced motion: an outline of four, one to three dots, one to three lines. */
export const tagCount = 36;
const outlineCount = 4;

/** Tags that differ. */
function drawTags(rng: Rng, count: number): number[] {
  const tags: number[] = [];
  for (let tag = rngBelow(rng, tagCount); tags.length < count; tag = rngBelow(rng, tagCount))
    if (!tags.includes(tag)) tags.push(tag);
  return tags;
}

/**
 * Tags for some options, all different. With two that are looked for and one between them, that one has the outline of the
 * first, and the dots and lines of the second.
 */
export function createTags(rng: Rng, count: number, wanted: readonly number[]): number[] {
  const tags: number[] = [];
  const between = wanted[2];
  const add = (isFit: (tag: number) => boolean): number => {
    let tag = rngBelow(rng, tagCount);
    while (tags.includes(tag) || !isFit(tag)) tag = rngBelow(rng, tagCount);
    tags.push(tag);
    return tag;
  };
  if (between === undefined) return drawTags(rng, count);
  const first = add(() => true);
  const outline = first % outlineCount;
  // Neither its outline nor the rest of it may be those of the first: then what lies between is a third.
  const second = add((tag) => tag % outlineCount !== outline && tag - (tag % outlineCount) !== first - outline);
  tags.push(outline + second - (second % outlineCount));
  while (tags.length < count) add(() => true);
  const others = tags.slice(3);
  return Array.from({ length: count }, (_, place) => {
    const at = wanted.indexOf(place);
    return at >= 0 ? elementAt(tags, at) : (others.pop() ?? 0);
  });
}
