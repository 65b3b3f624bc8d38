/** In which sites the companion spoke during this visit. */
const key = "kz_companion_said";

/** True when it spoke in this site already, or when that cannot be remembered: then it says nothing at all. */
export function hasShownLine(siteId: string): boolean {
  try {
    return (sessionStorage.getItem(key) ?? "").split(",").includes(siteId);
  } catch {
    return true;
  }
}

/** Remembers, until the visit is over, that it spoke here. */
export function recordShownLine(siteId: string): void {
  try {
    const shown = sessionStorage.getItem(key);
    sessionStorage.setItem(key, shown ? `${shown},${siteId}` : siteId);
  } catch {
    // Without storage `hasShownLine` keeps it silent.
  }
}
