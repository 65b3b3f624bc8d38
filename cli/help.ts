/** One noun of the operator's command line: what it is for, and its verbs, one line each. */
interface Noun {
  for: string;
  verbs: readonly string[];
}

const nouns: Readonly<Record<string, Noun>> = {
  sites: {
    for: "the kill switch of each mini-site",
    verbs: ["sites close <id> [--until YYYY-MM-DD]", "sites open <id>", "sites list"],
  },
  content: {
    for: "what editors write",
    verbs: [
      "content validate                 every fault of every file, with file and path",
      "content preview                  what differs from the last build",
      "content publish <folder> [--dry-run]   writes the master script for the asset host that serves this folder",
    ],
  },
  moderate: {
    for: "everything that waits for a person, the oldest first",
    verbs: ["moderate list", "moderate next"],
  },
  campaigns: {
    for: "campaigns, from the file to the end",
    verbs: [
      "campaigns list",
      "campaigns validate [id]",
      "campaigns preview <id>            all a visitor will read, and a rehearsal of the draw",
      "campaigns publish <id> [--dry-run]   seals it; before it opens",
      "campaigns close <id> [--dry-run]  ends it early",
      "campaigns export <id>             entries and prizes as CSV, without visitors",
    ],
  },
  draws: {
    for: "draws and prizes, from the end of a campaign on",
    verbs: [
      "draws freeze <id> [--dry-run]    closes the list of tickets",
      "draws draw <id> --beacon <64 hex digits> [--dry-run]",
      "draws proof <id>",
      "draws redeem <id> --number <n> --code <six digits> [--dry-run]",
      'draws redeem "KZ <id> <n> <six digits>"   as a scanner types the QR code',
      "draws gift-codes <id> [--prize <id> --file <codes.txt>] [--dry-run]",
      "draws addresses <id> [--dry-run] where to send prizes, as CSV; from then on winners cannot change them",
      "draws forget-addresses <id> [--dry-run]",
      "draws reassign [--dry-run]        prizes nobody claimed in time go to the next",
    ],
  },
  paintings: {
    for: "paintings of 色の続き",
    verbs: [
      "paintings list [reported]",
      "paintings show <id>",
      "paintings draw <id> > painting.svg",
      "paintings approve <id> [--dry-run]",
      "paintings refuse <id> --reason person|advert|hurt|copied|blank [--dry-run]",
      "paintings hide <id> [--dry-run]",
    ],
  },
  reviews: {
    for: "voices of 正直な声",
    verbs: [
      "reviews list [reported]",
      "reviews show <id>",
      "reviews approve <id> [--dry-run]",
      "reviews refuse <id> --reason <word> [--dry-run]",
      "reviews hide <id> --reason <word> [--dry-run]",
      "reviews export",
    ],
  },
  broadcasts: {
    for: "what is on, and the questions of those who watch",
    verbs: [
      "broadcasts list",
      "broadcasts questions",
      "broadcasts approve <question> [--dry-run]",
      "broadcasts refuse <question> --reason <word> [--dry-run]",
      "broadcasts on <programme> [--dry-run]",
      "broadcasts off [--dry-run]",
      "broadcasts cancel <programme or airing> --reason <word> [--dry-run]",
    ],
  },
  mascaras: {
    for: "mascaras that were reported often, and the pick of a month",
    verbs: [
      "mascaras list",
      "mascaras clear <id>",
      "mascaras refuse <id>",
      "mascaras pick <id> [--month YYYY-MM] [--dry-run]",
      "mascaras unpick [--month YYYY-MM] [--dry-run]",
    ],
  },
  votes: {
    for: "votes, counted again from the votes themselves",
    verbs: ["votes count [poll]", "votes export <poll>", "votes quarantine <poll>"],
  },
  stats: {
    for: "the numbers that are made public, each counted twice",
    verbs: ["stats show [--month YYYY-MM] [--csv]"],
  },
  demo: { for: "the made-up numbers of the demonstration", verbs: ["demo on", "demo off", "demo status"] },
  visitors: { for: "leaving one visitor out of the ranking", verbs: ["visitors exclude <id>"] },
  audit: { for: "what operators did", verbs: ["audit list", "audit verify"] },
};

const closing = `The words of before (site, visitor, campaign, numbers, artworks, live; draws hand-over, move-up) still do what they did. Each takes --json and --help. Times are Japan's. Exit code: 0 done, 1 it failed or the answer is a no, 2 it was asked for in a way it cannot be done.`;

/** Everything, or what one noun knows. */
export function helpOf(noun?: string): string {
  const requested = noun === undefined ? undefined : nouns[noun];
  const listed = requested && noun !== undefined ? [[noun, requested] as const] : Object.entries(nouns);
  const parts = listed.map(([name, { for: purpose, verbs }]) =>
    [`${name}: ${purpose}`, ...verbs.map((verb) => `  npm run -s zone -- ${verb}`)].join("\n"),
  );
  return [...parts, closing].join("\n\n");
}

/** The nouns help knows of, for a test that none is forgotten. */
export const helpNouns = Object.keys(nouns);
