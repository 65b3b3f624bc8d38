/** The address of the maker in a language, with what it is to open. */
export function makerPath(
  lang: "ja" | "en",
  { code, step, parentId, cid }: { code?: string; step?: number; parentId?: string | null; cid?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(code && { r: code }),
    ...(step && step > 1 && { s: String(step) }),
    ...(parentId && { p: parentId }),
    ...(cid && { cid }),
  }).toString();
  return `${lang === "en" ? "/mcm_en" : "/mcm"}${query && `?${query}`}`;
}
