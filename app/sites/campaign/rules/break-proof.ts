/** A proof as far as it is broken here. */
interface BreakableProof {
  seed: string;
  beacon: string;
  moments: string[];
  entries: string[];
  drawn: string[];
}

/** What one may break with a press. */
export const breakableParts = ["seed", "moment", "entry", "winner", "beacon"] as const;
export type BreakablePart = (typeof breakableParts)[number];

/** Which of them a proof has something for. Where every prize was met at once, nothing was drawn with the public number. */
export function possibleBreaks({ moments, drawn, entries }: BreakableProof): BreakablePart[] {
  const isAvailable: Record<BreakablePart, boolean> = {
    seed: true,
    moment: moments.length > 0,
    entry: true,
    winner: drawn.length > 0 || hasInstantWin(entries),
    beacon: drawn.length > 0,
  };
  return breakableParts.filter((part) => isAvailable[part]);
}

/** The same proof with one thing changed, and how it reads before and after. */
export function breakProof<Proof extends BreakableProof>(
  proof: Proof,
  part: BreakablePart,
): { proof: Proof; from: string; to: string } {
  switch (part) {
    case "seed":
      return replaceField(proof, "seed", flipHexDigit(proof.seed));
    case "beacon":
      return replaceField(proof, "beacon", flipHexDigit(proof.beacon));
    case "moment": {
      const [from = "", ...rest] = proof.moments;
      const [unit, prize, at] = from.split(" ");
      const to = `${unit} ${prize} ${Number(at) + 60_000}`;
      return { proof: { ...proof, moments: [to, ...rest] }, from, to };
    }
    case "entry": {
      const middle = Math.floor(proof.entries.length / 2);
      return {
        proof: { ...proof, entries: proof.entries.toSpliced(middle, 1) },
        from: proof.entries[middle] ?? "",
        to: "—",
      };
    }
    case "winner":
      return otherWinner(proof);
  }
}

/** A prize goes to somebody else. */
function otherWinner<Proof extends BreakableProof>(proof: Proof): { proof: Proof; from: string; to: string } {
  const loserId = proof.entries.find((line) => line.endsWith(" -"))?.split(" ")[1] ?? "";
  const [from] = proof.drawn;
  if (from !== undefined) {
    const to = `${from.split(" ")[0]} ${loserId}`;
    return { proof: { ...proof, drawn: [to, ...proof.drawn.slice(1)] }, from, to };
  }
  const middle = proof.entries.findIndex(isInstantWin);
  const instantWin = proof.entries[middle] ?? "";
  const [at, , unit] = instantWin.split(" ");
  const to = `${at} ${loserId} ${unit}`;
  return { proof: { ...proof, entries: proof.entries.with(middle, to) }, from: instantWin, to };
}

const hasInstantWin = (entries: readonly string[]): boolean => entries.some(isInstantWin);
const isInstantWin = (line: string): boolean => / \d+$/.test(line);

function replaceField<Proof extends BreakableProof>(
  proof: Proof,
  field: "seed" | "beacon",
  to: string,
): { proof: Proof; from: string; to: string } {
  return { proof: { ...proof, [field]: to }, from: proof[field], to };
}

/** One digit of a hex text, the next one up. */
function flipHexDigit(hex: string): string {
  const digit = (Number.parseInt(hex[9] ?? "0", 16) + 1) % 16;
  return `${hex.slice(0, 9)}${digit.toString(16)}${hex.slice(10)}`;
}
