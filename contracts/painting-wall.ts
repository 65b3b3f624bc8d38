// Plain, without schemas: server, browser and the operator's hand agree on the wall.

/** The wall grows by panels of ten by six; a hundred of them are its 100 × 60 places. */
export const panelColumns = 10;
export const panelRows = 6;
export const panelPlaces = panelColumns * panelRows;
export const mostPanels = 100;

/** Families of colour, as the wall reads a tile: its main colour, and nothing else of it. */
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
const hidden = [
  ["DDVVDDVVDD", "DPRRPPRRPD", "PRRRRRRRRP", "PNNNNNNNNP", "OPRRRRRRPO", "DOOPPPPOOD"],
  ["VVVVVVVDDV", "VNNVVVVVVV", "NNNNVVPVVV", "VNNVVPPPVO", "DDVDDPPODD", "DRDDRDDRDD"],
  ["VVNVVVVNVV", "VVROORVVRV", "VROOOORRRV", "ROOOOORRRV", "VROOORVVRV", "PPVPPPPVPP"],
  ["NNNNPRRNNN", "NNNPRRRNNN", "NNNPRRRNNN", "NNNDVVDNNN", "NNODDDDONN", "OODDDDDDOO"],
] as const;

/** The family that a place of the wall waits for. The hidden pictures follow each other, panel by panel. */
export function familyOfPlace(place: number): Family {
  const rows = hidden[Math.floor(place / panelPlaces) % hidden.length] ?? hidden[0];
  const inPanel = place % panelPlaces;
  const letter = rows[Math.floor(inPanel / panelColumns)]?.[inPanel % panelColumns] ?? "D";
  return letters[letter] ?? "dark";
}

/**
 * The first free place for a tile: in the first panel that has room, the one that waits for its family, else
 * the first that is free. Null when all six thousand are taken.
 */
export function placeFor(family: Family, taken: ReadonlySet<number>): number | null {
  for (let panel = 0; panel < mostPanels; panel++) {
    const places = Array.from({ length: panelPlaces }, (_, i) => panel * panelPlaces + i);
    const free = places.filter((place) => !taken.has(place));
    if (free.length === 0) continue;
    return free.find((place) => familyOfPlace(place) === family) ?? free[0] ?? null;
  }
  return null;
}

/** Where the tiles of the demonstration hang (content/upcycle/tiles): nobody else's places, whether they are shown or not. */
export const demonstrationPlaces: readonly number[] = [
  0, 2, 3, 5, 6, 7, 10, 12, 13, 15, 17, 18, 20, 23, 25, 26, 28, 30, 31, 33, 36, 39, 41, 44, 46, 49, 51, 52, 54, 57,
];
