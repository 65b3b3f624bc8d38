/** What one check says about one address; without faults it passed. */
export interface Verdict {
  check: string;
  address: string;
  faults: string[];
}

/** Prints a table of the checks, and under it each fault with the addresses that have it. */
export function printVerdicts(verdicts: readonly Verdict[]): { passed: number; failed: number } {
  const failed = verdicts.filter(({ faults }) => faults.length > 0);
  console.log(`${"check".padEnd(12)}${"pages".padStart(6)}${"failed".padStart(8)}`);
  for (const check of new Set(verdicts.map((verdict) => verdict.check))) {
    const own = verdicts.filter((verdict) => verdict.check === check);
    const bad = own.filter(({ faults }) => faults.length > 0);
    console.log(`${check.padEnd(12)}${String(own.length).padStart(6)}${String(bad.length).padStart(8)}`);
  }
  const byFault = new Map<string, string[]>();
  for (const { check, address, faults } of failed) {
    for (const fault of faults)
      byFault.set(`${check}: ${fault}`, [...(byFault.get(`${check}: ${fault}`) ?? []), address]);
  }
  for (const [fault, addresses] of byFault) console.log(`✗ ${fault}\n    ${listed([...new Set(addresses)])}`);
  return { passed: verdicts.length - failed.length, failed: failed.length };
}

const listed = (addresses: string[]): string =>
  addresses.length > 8 ? `${addresses.slice(0, 8).join(" ")} and ${addresses.length - 8} more` : addresses.join(" ");
