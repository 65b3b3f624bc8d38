/** Where the code of a work stands in its address, and how its share card names it. */
const cardPatterns: Readonly<Record<string, readonly [query: string, sign: string]>> = {
  "/mcm": ["r", ""],
  "/mcm/gallery": ["w", ""],
  "/yoku": ["p", "j-"],
  "/yoku-tw": ["p", "t-"],
  "/ucp-share": ["a", ""],
  "/chameleon": ["c", ""],
  "/testerplay": ["c", ""],
  "/mor": ["c", ""],
};

/** The picture of something that was made; null where its maker draws none. @param path the address that opens it again */
export function drawingPathOf({ site, path }: { site: string; path: string }): string | null {
  const { pathname, searchParams } = new URL(path, "https://zone.invalid");
  // One maker in several languages: `/testerplay-en` draws like `/testerplay`.
  const card = cardPatterns[pathname] ?? cardPatterns[`/${site}`];
  const code = card && searchParams.get(card[0]);
  return card && code ? `/assets/${site}/made/${encodeURIComponent(card[1] + code)}` : null;
}
