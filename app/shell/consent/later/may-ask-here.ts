/** Shares that lead to a path of their own. */
const sharedPath = /^\/(scan(_\w+)?\/[^/]+(\/[^/]+)?|lmv\/share(_vt)?\/[^/]+|campaign\/[^/]+\/[^/]+|review\/[^/]+)$/;

/** Shares that lead to a screen with a code in its query. */
const sharedCode: readonly (readonly [path: RegExp, parameter: string])[] = [
  [/^\/hack$/, "r"],
  [/^\/lmw$/, "r"],
  [/^\/lmp$/, "k"],
  [/^\/mcm\/gallery$/, "w"],
  [/^\/yoku(-tw)?$/, "p"],
  [/^\/virtual_tester(_lt)?$/, "s"],
  [/^\/testerplay(-\w+)?$/, "c"],
  [/^\/style$/, "f"],
  [/^\/mor$/, "c"],
  [/^\/ucp-share$/, "a"],
  [/^\/chameleon$/, "c"],
];

/** Screens that are one scene from edge to edge: their controls stand where the bar would lie. */
const scene = /^\/(lmw\/(stg|game|tutorial)|mor)(\/|$)/;

/** False on the landing of a share, which belongs to the thing shared, and inside a scene. */
export function mayAskHere({ pathname, search }: { pathname: string; search: string }): boolean {
  const query = new URLSearchParams(search);
  const isLanding =
    query.has("cid") ||
    sharedPath.test(pathname) ||
    sharedCode.some(([path, parameter]) => path.test(pathname) && query.has(parameter));
  return !isLanding && !scene.test(pathname);
}
