/**
 * The origin that shared links carry: that of the page's canonical address, because a campaign host shows pages that
 * live elsewhere; where there is none, the address bar's. Browser only.
 */
export function getPageOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical && URL.canParse(canonical) ? new URL(canonical).origin : location.origin;
}
