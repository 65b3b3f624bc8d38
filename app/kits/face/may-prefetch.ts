/** What a browser may tell of its connection (Network Information); most of it is unknown to most. */
export interface KnownConnection {
  type?: string;
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Whether six megabytes may come unasked: on Wi-Fi or cable, and on a computer whose connection says nothing against it.
 * Never where data is saved; on a phone that does not tell, they wait for the visitor's tap.
 */
export function mayPrefetch(
  { type, effectiveType = "4g", saveData = false }: KnownConnection,
  hasMouse: boolean,
): boolean {
  if (saveData || effectiveType !== "4g") return false;
  return type === undefined || type === "unknown" ? hasMouse : type === "wifi" || type === "ethernet";
}
