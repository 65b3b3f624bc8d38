/**
 * What a vitest report (JSON) counts. A file that could not be loaded is one failure, and so is a run that ended
 * badly without naming one, or without a report.
 */
export function vitestCounts(text, exitCode) {
  if (text === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text);
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return withExitCode(numPassedTests, numFailedTests + notLoaded.length, exitCode);
}

/** What the last line `N passed, N failed` of a run says; a run without one is a failure. */
export function journeyCounts(text, exitCode) {
  const last = [...text.matchAll(/^(\d+) passed, (\d+) failed\s*$/gm)].at(-1);
  return last ? withExitCode(Number(last[1]), Number(last[2]), exitCode) : { passed: 0, failed: 1 };
}

const withExitCode = (passed, failed, exitCode) => ({ passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed });
