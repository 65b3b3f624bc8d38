// Plain, without schemas: these travel with the page. A value's place in its list stands in look codes that are out in the
// world (look-code.ts): new ones are added behind the last one, never moved and never taken out.

/** Everything a look may be made of, in the order in which a hand would put things on. */
export const lookKinds = [
  "base",
  "contour",
  "blush",
  "highlight",
  "shadow",
  "liner",
  "lashes",
  "brow",
  "lip",
  "lip-line",
] as const;

/** What a product is made of, as light sees it. `metallic` is a foil: as bright as its highlights. */
export const lookFinishes = ["matte", "satin", "gloss", "sheer", "tint", "glitter", "pearl", "metallic"] as const;

/** How a base answers light: powder, skin as it is, skin with light on it. */
export const baseFinishes = ["matte", "satin", "dewy"] as const;

/** What a base has for its colour: the shade in the bottle, or the wearer's own, evened out. */
export const baseTones = ["shade", "own"] as const;

/** The wells of a palette on a lid: under all, the colour of it, the outer corner, the light, below the eye. */
export const lidPanNames = ["base", "main", "deep", "light", "lower"] as const;

/** Under the cheekbone, along the jaw, beside the bridge of the nose. */
export const contourPlaces = ["cheek", "jaw", "nose"] as const;

/**
 * Where a blush lies: along the bone, round beside the nose, on what rises in a smile, from the cheek up to the temple, and
 * across the nose as the sun leaves it.
 */
export const blushPlaces = ["cheekbone", "inner", "apple", "draped", "nose"] as const;

/** On the bone, down the bridge of the nose, over the upper lip, at the inner corner of the eye. */
export const highlightPlaces = ["cheekbone", "nose", "cupids-bow", "inner-corner"] as const;

/** How a brow is filled in: powder between the hairs, or a gel that colours the hairs alone. */
export const browFinishes = ["powder", "gel"] as const;

/** How a brow is drawn beside its own shape: its arch taken down, or raised. */
export const browShapes = ["straight", "arched"] as const;

/** How far a lip's colour reaches: `inner` fades out towards the edge. */
export const lipSpreads = ["full", "inner"] as const;
