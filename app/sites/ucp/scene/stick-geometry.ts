/** Places of the scene's picture, 0–1 of its width and height: the upper half of the stick that stands in it. */
type Point = readonly [x: number, y: number];

/** The edge of the piece that breaks off, from its lower left corner over the tip to its lower right one. */
export const pieceEdge: readonly Point[] = [
  [0.275, 0.437],
  [0.2755, 0.36],
  [0.277, 0.27],
  [0.281, 0.232],
  [0.29, 0.2215],
  [0.302, 0.2185],
  [0.322, 0.224],
  [0.372, 0.245],
  [0.43, 0.274],
  [0.472, 0.301],
  [0.488, 0.318],
  [0.4935, 0.34],
  [0.495, 0.4],
  [0.4955, 0.445],
];

/** Where it breaks, from right to left. */
export const breakEdge: readonly Point[] = [
  [0.4955, 0.445],
  [0.486, 0.4505],
  [0.479, 0.4478],
  [0.468, 0.4548],
  [0.459, 0.4527],
  [0.452, 0.4575],
  [0.437, 0.4548],
  [0.426, 0.4592],
  [0.413, 0.4569],
  [0.405, 0.4609],
  [0.388, 0.4572],
  [0.377, 0.4601],
  [0.362, 0.4561],
  [0.351, 0.4586],
  [0.34, 0.4539],
  [0.327, 0.4556],
  [0.316, 0.4498],
  [0.303, 0.4514],
  [0.296, 0.4455],
  [0.284, 0.4462],
  [0.275, 0.437],
];

/** Left and right of the piece, where the picture shows what is behind it. */
export const pieceBounds = { left: 0.262, right: 0.507, top: 0.21, bottom: 0.47 } as const;
/** Where the pale stick behind has its top. */
export const backStickTop = 0.3195;
/** The floor on which the pieces come to lie. */
export const floorY = 0.785;
/** The colour of the stick where it is lit evenly, and of its inside. */
export const stickHex = "#c80d2e";
