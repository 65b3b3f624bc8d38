// Plain, without schemas: server, browser and the operator's tools agree on the mural.

/** The mural grows by panels of ten by six; a hundred of them are its 100 × 60 positions. */
export const panelColumns = 10;
export const panelRows = 6;
export const positionsPerPanel = panelColumns * panelRows;
export const maxPanels = 100;

/** Families of colour, as the mural sorts a tile: by its main colour, and nothing else of it. */
export const families = ["red", "rose", "amber", "violet", "pale", "dark"] as const;
export type Family = (typeof families)[number];

const letters: Readonly<Record<string, Family>> = {
  R: "red",
  P: "rose",
  O: "amber",
  V: "violet",
  N: "pale",
  D: "dark",
};

/** What appears when a full panel is read by colour alone: lips, a moon over roofs, a goldfish, a falling lipstick. */
const hiddenPictures = [
  ["DDVVDDVVDD", "DPRRPPRRPD", "PRRRRRRRRP", "PNNNNNNNNP", "OPRRRRRRPO", "DOOPPPPOOD"],
  ["VVVVVVVDDV", "VNNVVVVVVV", "NNNNVVPVVV", "VNNVVPPPVO", "DDVDDPPODD", "DRDDRDDRDD"],
  ["VVNVVVVNVV", "VVROORVVRV", "VROOOORRRV", "ROOOOORRRV", "VROOORVVRV", "PPVPPPPVPP"],
  ["NNNNPRRNNN", "NNNPRRRNNN", "NNNPRRRNNN", "NNNDVVDNNN", "NNODDDDONN", "OODDDDDDOO"],
] as const;

/** The family that a position of the mural waits for. The hidden pictures follow each other, panel by panel. */
export function familyOfPosition(position: number): Family {
  const rows = hiddenPictures[Math.floor(position / positionsPerPanel) % hiddenPictures.length] ?? hiddenPictures[0];
  const inPanel = position % positionsPerPanel;
  const letter = rows[Math.floor(inPanel / panelColumns)]?.[inPanel % panelColumns] ?? "D";
  return letters[letter] ?? "dark";
}

/**
 * The first free position for a tile: in the first panel that has room, the one that waits for its family, else
 * the first that is free. Null when all six thousand are taken.
 */
export function findFreePosition(family: Family, taken: ReadonlySet<number>): number | null {
  for (let panel = 0; panel < maxPanels; panel++) {
    const positions = Array.from({ length: positionsPerPanel }, (_, i) => panel * positionsPerPanel + i);
    const free = positions.filter((position) => !taken.has(position));
    if (free.length === 0) continue;
    return free.find((position) => familyOfPosition(position) === family) ?? free[0] ?? null;
  }
  return null;
}

/** Where the demo tiles are (content/paintings/tiles): nobody else's positions, whether they are shown or not. */
export const demoPositions: readonly number[] = [
  0, 2, 3, 5, 6, 7, 10, 12, 13, 15, 17, 18, 20, 23, 25, 26, 28, 30, 31, 33, 36, 39, 41, 44, 46, 49, 51, 52, 54, 57,
];
