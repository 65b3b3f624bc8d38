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

/** What a Playwright report (JSON) counts; a run without a report is a failure, and so is one that walked nothing. */
export function journeyCounts(text, exitCode) {
  if (text === null) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(text);
  const failed = stats.unexpected + stats.flaky + errors.length;
  if (stats.expected + failed === 0) return { passed: 0, failed: 1 };
  return withExitCode(stats.expected, failed, exitCode);
}

const withExitCode = (passed, failed, exitCode) => ({ passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed });
