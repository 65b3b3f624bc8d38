/**
 * The address under which a copy is kept: its path and those parameters that change what is rendered, in order.
 * Campaign ids and stray parameters share one copy, as they share one page on the server.
 */
export function copyKey(address: string, queryNames: readonly string[]): string {
  const { pathname, searchParams } = new URL(address, "https://any.test");
  const parameters = queryNames.toSorted().flatMap((name) =>
    searchParams
      .getAll(name)
      .slice(0, 1)
      .map((value): [string, string] => [name, value]),
  );
  return pathname + (parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : "");
}

/** The page whose data an address asks for: `/zone3.data` is of `/zone3`, `/_.data` of the empty path. */
export function pageOfData(address: string): string {
  const { pathname, search, hash } = new URL(address, "https://any.test");
  const path = pathname === "/_.data" ? "/" : pathname.replace(/\.data$/, "");
  return path + search.replace(/([?&])_routes=[^&]*&?/, "$1").replace(/[?&]$/, "") + hash;
}

/** False for the page of lost ways: it speaks of one step of one visitor. */
export const isCacheable = (key: string): boolean => !key.startsWith("/zone1/redirect");
