/** Shares that lead to a path of their own. */
const sharedPath = /^\/(scan(_\w+)?\/[^/]+(\/[^/]+)?|lmv\/share(_vt)?\/[^/]+|campaign\/[^/]+\/[^/]+|review\/[^/]+)$/;

/** Shares that lead to a screen with a code in its query. */
const sharedCode: readonly (readonly [path: RegExp, parameter: string])[] = [
  [/^\/(hack|lmw|personalmakeup)$/, "r"],
  [/^\/lmp$/, "k"],
  [/^\/mcm\/gallery$/, "w"],
  [/^\/yoku(-tw)?$/, "p"],
  [/^\/virtual_tester(_lt)?$/, "s"],
  [/^\/(testerplay(-\w+)?|mor|chameleon)$/, "c"],
  [/^\/(style|myroom)$/, "f"],
  [/^\/ucp-share$/, "a"],
  [/^\/channel$/, "v"],
];

/**
 * True where a stranger lands on something that was shared: by the address of the thing, or by a campaign id on any
 * page. The first ten seconds there belong to the thing: no opening, no consent bar, no camera and no sound asked for.
 * @param pathname with its leading slash
 * @param search with its question mark, or empty
 */
export function isLanding(pathname: string, search: string): boolean {
  const query = new URLSearchParams(search);
  return (
    query.has("cid") ||
    sharedPath.test(pathname) ||
    sharedCode.some(([path, parameter]) => path.test(pathname) && query.has(parameter))
  );
}
