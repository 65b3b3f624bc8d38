/** A proof as far as it is broken here. */
interface Breakable {
  seed: string;
  beacon: string;
  moments: string[];
  entries: string[];
  drawn: string[];
}

/** What one may break with a press. */
export const breaks = ["seed", "moment", "entry", "winner", "beacon"] as const;
export type Break = (typeof breaks)[number];

/** Which of them a proof has something for. Where every prize was met at once, nothing was drawn with the public number. */
export function possibleBreaks({ moments, drawn, entries }: Breakable): Break[] {
  const isThere: Record<Break, boolean> = {
    seed: true,
    moment: moments.length > 0,
    entry: true,
    winner: drawn.length > 0 || hasMet(entries),
    beacon: drawn.length > 0,
  };
  return breaks.filter((what) => isThere[what]);
}

/** The same proof with one thing changed, and how it reads before and after. */
export function breakProof<Proof extends Breakable>(
  proof: Proof,
  what: Break,
): { proof: Proof; from: string; to: string } {
  switch (what) {
    case "seed":
      return changed(proof, "seed", turned(proof.seed));
    case "beacon":
      return changed(proof, "beacon", turned(proof.beacon));
    case "moment": {
      const [from = "", ...rest] = proof.moments;
      const [unit, prize, at] = from.split(" ");
      const to = `${unit} ${prize} ${Number(at) + 60_000}`;
      return { proof: { ...proof, moments: [to, ...rest] }, from, to };
    }
    case "entry": {
      const place = Math.floor(proof.entries.length / 2);
      return {
        proof: { ...proof, entries: proof.entries.toSpliced(place, 1) },
        from: proof.entries[place] ?? "",
        to: "—",
      };
    }
    case "winner":
      return otherWinner(proof);
  }
}

/** A prize goes to somebody else. */
function otherWinner<Proof extends Breakable>(proof: Proof): { proof: Proof; from: string; to: string } {
  const stranger = proof.entries.find((line) => line.endsWith(" -"))?.split(" ")[1] ?? "";
  const [from] = proof.drawn;
  if (from !== undefined) {
    const to = `${from.split(" ")[0]} ${stranger}`;
    return { proof: { ...proof, drawn: [to, ...proof.drawn.slice(1)] }, from, to };
  }
  const place = proof.entries.findIndex((line) => !line.endsWith(" -"));
  const met = proof.entries[place] ?? "";
  const [at, , unit] = met.split(" ");
  const to = `${at} ${stranger} ${unit}`;
  return { proof: { ...proof, entries: proof.entries.with(place, to) }, from: met, to };
}

const hasMet = (entries: readonly string[]): boolean => entries.some((line) => !line.endsWith(" -"));

function changed<Proof extends Breakable>(
  proof: Proof,
  field: "seed" | "beacon",
  to: string,
): { proof: Proof; from: string; to: string } {
  return { proof: { ...proof, [field]: to }, from: proof[field], to };
}

/** One digit of a hex text, the next one up. */
function turned(hex: string): string {
  const digit = (Number.parseInt(hex[9] ?? "0", 16) + 1) % 16;
  return `${hex.slice(0, 9)}${digit.toString(16)}${hex.slice(10)}`;
}
