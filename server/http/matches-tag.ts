/**
 * True when an If-None-Match header names the tag (RFC 9110 §13.1.2): alone, in a list, or by `*`. Compared weakly, as
 * the rule for this header is, because a proxy that packs a page anew makes its tag weak.
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header.trim() === "*") return true;
  const wanted = opaque(tag);
  // A tag may hold commas, so the list is read by its quotes.
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((listed) => opaque(listed) === wanted);
}

const opaque = (tag: string): string => (tag.startsWith("W/") ? tag.slice(2) : tag);
