/** How many within a window of so many seconds, and by whom they are counted. Who is left out is not counted. */
export interface Rate {
  seconds: number;
  visitor?: number;
  /** One IPv4 address, behind which a carrier may have thousands, or one IPv6 /56: a household, or a street of phones. */
  network?: number;
  /** The IPv4 /24 or IPv6 /48 around it: what one customer of a provider can hold. */
  ring?: number;
  /** All together, of all processes that share `CACHE_URL`. */
  all?: number;
}

/** How many at the same moment; `all` of one process. */
export type Capacity = Omit<Rate, "seconds">;

const minute = 60;
const hour = 3_600;

/**
 * What may be done how often. A network gets what a hundred newcomers do who come within a minute from behind one address of a
 * carrier: a session, a vote, a dozen reads and some writes each. A ring gets three times that; twice, where it costs.
 */
export const rates = {
  read: { seconds: minute, visitor: 1_000, network: 5_000, ring: 15_000 },
  write: { seconds: minute, visitor: 100, network: 2_500, ring: 7_500 },
  /** Votes, draws and their like. */
  sensitive: { seconds: minute, visitor: 10, network: 300, ring: 900 },
  /** New sessions: whoever makes more of them is no crowd at a door. What they vote is weighed when it is counted. */
  login: { seconds: minute, network: 300, ring: 900 },
  /** Tries to open other visitor data: few type five words wrong more than once. In all so few that of a million rooms one opens in years. */
  keys: { seconds: hour, visitor: 5, network: 25, ring: 50, all: 500 },
  /** Views of a friend's saved items: whoever has the code comes and goes, whoever guesses gets nowhere. */
  friends: { seconds: hour, visitor: 40, network: 200, ring: 400 },
  /** Photos: 0.1 s of the picture process each, up to 2 s for the worst that is let in. A review has three. */
  upload: { seconds: minute, visitor: 12, network: 30, ring: 60, all: 240 },
  /** Share pictures nobody has seen yet: 0.2 s of the drawing process each. One that was drawn costs nothing and is not counted. */
  picture: { seconds: minute, network: 40, ring: 80, all: 240 },
  /** Paintings that are sent: each is shown by its link before a person has looked. A class paints at once; nobody paints thirty in an hour. */
  painting: { seconds: hour, visitor: 30, network: 200, ring: 400, all: 2_000 },
  /** Pages that the cache does not hold: 10 to 60 ms each. */
  render: { seconds: minute, network: 600, ring: 1_200, all: 2_400 },
  /** Pages for words nobody searched for yet: 60 ms each, and there is no end of words. */
  search: { seconds: minute, network: 120, ring: 240, all: 600 },
  /** Runs that are played again: 0.1 s of a thread each. A run takes a minute to play. */
  replay: { seconds: minute, visitor: 10, network: 120, ring: 240, all: 480 },
  /** Streams that are opened: a phone that loses its network comes again every few seconds. */
  stream: { seconds: minute, visitor: 30, network: 600, ring: 1_800 },
} as const satisfies Record<string, Rate>;

/** What may be under way at once. */
export const capacities = {
  /** Each is up to 8 MB in memory. A page sends one photo after the other. */
  upload: { visitor: 2, network: 4, ring: 8, all: 12 },
  /** Share pictures that wait to be drawn. */
  picture: { network: 8, ring: 16, all: 40 },
  /** Open streams: two tabs and what their network forgot to close. A show of 2,000 sat behind seven addresses. */
  stream: { visitor: 4, network: 400, ring: 1_200, all: 3_000 },
} as const satisfies Record<string, Capacity>;

export type LimitedAct = keyof typeof rates;
export type HeldAct = keyof typeof capacities;
