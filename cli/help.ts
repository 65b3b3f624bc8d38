/** One noun of the operator's command line: what it is for, and its verbs, one line each. */
interface Noun {
  for: string;
  verbs: readonly string[];
}

const nouns: Readonly<Record<string, Noun>> = {
  site: {
    for: "the kill switch of each mini-site",
    verbs: ["site close <id> [--until YYYY-MM-DD]", "site open <id>", "site list"],
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
  campaign: {
    for: "campaigns, from the file to the end",
    verbs: [
      "campaign list",
      "campaign validate [id]",
      "campaign preview <id>            all a visitor will read, and a rehearsal of the draw",
      "campaign publish <id> [--dry-run]   seals it; before it opens",
      "campaign close <id> [--dry-run]  ends it early",
      "campaign export <id>             entries and prizes as CSV, without visitors",
    ],
  },
  draws: {
    for: "draws and prizes, from the end of a campaign on",
    verbs: [
      "draws freeze <id> [--dry-run]    closes the list of tickets",
      "draws draw <id> --beacon <64 hex digits> [--dry-run]",
      "draws proof <id>",
      "draws hand-over <id> --number <n> --code <six digits> [--dry-run]",
      'draws hand-over "KZ <id> <n> <six digits>"   as a scanner types the QR code',
      "draws gift-codes <id> [--prize <id> --file <codes.txt>] [--dry-run]",
      "draws addresses <id> [--dry-run] where to send prizes, as CSV; from then on winners cannot change them",
      "draws forget-addresses <id> [--dry-run]",
      "draws move-up [--dry-run]        prizes nobody claimed in time go to the next",
    ],
  },
  artworks: {
    for: "paintings of 色の続き",
    verbs: [
      "artworks list [reported]",
      "artworks show <id>",
      "artworks draw <id> > painting.svg",
      "artworks approve <id> [--dry-run]",
      "artworks refuse <id> --reason person|advert|hurt|copied|blank [--dry-run]",
      "artworks hide <id> [--dry-run]",
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
  live: {
    for: "what is on, and the questions of those who watch",
    verbs: [
      "live list",
      "live questions",
      "live approve <question> [--dry-run]",
      "live refuse <question> --reason <word> [--dry-run]",
      "live on <programme> [--dry-run]",
      "live off [--dry-run]",
      "live cancel <programme or airing> --reason <word> [--dry-run]",
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
  numbers: {
    for: "the numbers that are made public, each counted twice",
    verbs: ["numbers show [--month YYYY-MM] [--csv]"],
  },
  demo: { for: "the made-up numbers of the demonstration", verbs: ["demo on", "demo off", "demo status"] },
  visitor: { for: "leaving one visitor out of the ranking", verbs: ["visitor exclude <id>"] },
  audit: { for: "what operators did", verbs: ["audit list", "audit verify"] },
};

const closing = `Each takes --json and --help. Times are Japan's. Exit code: 0 done, 1 it failed or the answer is a no, 2 it was asked for in a way it cannot be done.`;

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
