/** The outcome of reading a request target before anything else looks at it. */
export type Target =
  | { kind: "ok"; pathname: string; search: string }
  | { kind: "malformed" }
  | { kind: "moved"; location: string };

const maxLength = 2048;

/**
 * Reads the raw target of a request line. Broken percent-encoding, control characters and over-long
 * targets are malformed; doubled or trailing slashes are moved to the plain spelling, always on this host.
 */
export function parseTarget(raw: string): Target {
  if (raw.length > maxLength || !raw.startsWith("/")) return { kind: "malformed" };
  const queryStart = raw.indexOf("?");
  const pathname = queryStart < 0 ? raw : raw.slice(0, queryStart);
  const search = queryStart < 0 ? "" : raw.slice(queryStart);
  if (!isPlain(pathname) || !isDecodable(pathname) || !isDecodable(search.replaceAll("+", " ")))
    return { kind: "malformed" };
  const normalized = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return normalized === pathname ? { kind: "ok", pathname, search } : { kind: "moved", location: normalized + search };
}

// Dot segments, backslashes and raw control characters never belong to an address of ours.
function isPlain(pathname: string): boolean {
  return (
    !/[\u0000-\u0020\u007f\\<>"^`{|}#]/.test(pathname) &&
    !/(^|\/)(\.|%2e){1,2}(\/|$)/i.test(pathname) &&
    !/%(00|2f|5c)/i.test(pathname)
  );
}

function isDecodable(text: string): boolean {
  if (!text.includes("%")) return true;
  try {
    // The result is used: a call whose result nobody reads is taken out by the bundler, and its error with it.
    return decodeURIComponent(text).length > 0;
  } catch {
    return false;
  }
}
