/** See verdict.mjs. */
export function verdictOf(output: string, exitCode: number): { passed: number; failed: number; said: string[] };
