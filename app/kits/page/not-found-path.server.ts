const cookieName = "kz_lost";
const maxLength = 120;

/** A cookie that remembers for one minute which path was not found. Nothing but the server reads it. */
export function notFoundPathCookie(path: string): string {
  const value = encodeURIComponent(path.slice(0, maxLength));
  return `${cookieName}=${value}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`;
}

/** The path that was not found, from a Cookie header; null when there is none or it cannot be read. */
export function getNotFoundPath(cookieHeader: string | null | undefined): string | null {
  const found = (cookieHeader ?? "").split(/;\s*/).find((pair) => pair.startsWith(`${cookieName}=`));
  if (!found) return null;
  try {
    return decodeURIComponent(found.slice(cookieName.length + 1)).slice(0, maxLength);
  } catch {
    return null;
  }
}
