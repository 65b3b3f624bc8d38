/**
 * Writes into a page what the bytes of its scripts must be: a host that was tampered with, or hands out those of another build, is
 * then told by the browser. An import map does it, as the page starts its modules late and by hand, and one imports another. It
 * comes last in the body: React passes over what it does not know there, and nothing is imported before.
 * What a page loads later, and style sheets, bear no mark: the one would weigh on every page, the other needs `crossorigin`, by
 * which React no longer knows them again.
 * @param digestOf of a path of the host, `sha384-…`; null for what is not there
 * @param nonce by which the page's own inline scripts are known
 */
export function addIntegrity(
  html: string,
  { base, nonce, digestOf }: { base: string; nonce: string; digestOf(path: string): string | null },
): string {
  const end = html.lastIndexOf("</body>");
  if (end === -1) return html;
  const digests: Record<string, string> = {};
  for (const [, url = ""] of html.matchAll(/["'`\\](https?:[^"'`\\\s)]+\.js)(?=["'`\\])/g)) {
    const digest = url.startsWith(`${base}/`) ? digestOf(url.slice(base.length + 1)) : null;
    if (digest !== null) digests[url] = digest;
  }
  if (Object.keys(digests).length === 0) return html;
  // No file name can end a script; `<` is written otherwise all the same.
  const map = JSON.stringify({ integrity: digests }).replaceAll("<", "\\u003c");
  return `${html.slice(0, end)}<script type="importmap" nonce="${nonce}">${map}</script>${html.slice(end)}`;
}
