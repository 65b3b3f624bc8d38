/**
 * Answers of the API that can be read without a network: what every screen shows of the visitor, the visitor's list, and
 * the catalogue by its codes, with which a drawer is read.
 * `myroom` and `lmp` save their last answers themselves, to say of when they are. Everything else under `/api/` is
 * never kept.
 */
const privatePaths: ReadonlySet<string> = new Set([
  "/api/visitor/summary",
  "/api/wishlist/mine",
  "/api/barcode/drawer",
]);

/** What was not seen for so long says what has passed: seven days. */
const maxAgeMs = 7 * 24 * 3_600_000;

/** True for an address whose answer is kept for the day without a network; one with a query is none of them. */
export const isPrivateAnswer = (pathname: string, search: string): boolean =>
  search === "" && privatePaths.has(pathname);

/** Whether a copy may be shown. */
export const canShowPrivateCopy = (pathname: string, atMs: number, nowMs: number): boolean =>
  privatePaths.has(pathname) && nowMs >= atMs && nowMs - atMs <= maxAgeMs;
