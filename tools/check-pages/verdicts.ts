/** What one check says about one address; without faults it passed. */
export interface Verdict {
  check: string;
  address: string;
  issues: string[];
}

/** Prints a table of the checks, and under it each fault with the addresses that have it. */
export function printVerdicts(verdicts: readonly Verdict[]): { passed: number; failed: number } {
  const failed = verdicts.filter(({ issues }) => issues.length > 0);
  console.log(`${"check".padEnd(12)}${"pages".padStart(6)}${"failed".padStart(8)}`);
  for (const check of new Set(verdicts.map((verdict) => verdict.check))) {
    const checkVerdicts = verdicts.filter((verdict) => verdict.check === check);
    const bad = checkVerdicts.filter(({ issues }) => issues.length > 0);
    console.log(`${check.padEnd(12)}${String(checkVerdicts.length).padStart(6)}${String(bad.length).padStart(8)}`);
  }
  const byIssue = new Map<string, string[]>();
  for (const { check, address, issues } of failed) {
    for (const issue of issues)
      byIssue.set(`${check}: ${issue}`, [...(byIssue.get(`${check}: ${issue}`) ?? []), address]);
  }
  for (const [issue, addresses] of byIssue) console.log(`✗ ${issue}\n    ${formatAddresses([...new Set(addresses)])}`);
  return { passed: verdicts.length - failed.length, failed: failed.length };
}

const formatAddresses = (addresses: string[]): string =>
  addresses.length > 8 ? `${addresses.slice(0, 8).join(" ")} and ${addresses.length - 8} more` : addresses.join(" ");
