import { type FacetName, facetNames, type SearchDocument } from "./search-document.ts";

/** At most one value of each facet. */
export type FacetChoice = Partial<Record<FacetName, string>>;

/** Reads `part:lip,minutes:3`. What is no facet is named in `unknown`, what stands twice counts once. */
export function parseFacets(text: string): { choice: FacetChoice; unknown: string[] } {
  const choice: FacetChoice = {};
  const unknown: string[] = [];
  for (const item of text.slice(0, 200).split(",").filter(Boolean)) {
    const [name = "", value = ""] = item.split(":");
    const facet = facetNames.find((known) => known === name);
    if (facet && /^[\w-]{1,24}$/.test(value)) choice[facet] ??= value;
    else unknown.push(item.slice(0, 40));
  }
  return { choice, unknown };
}

/** Writes a choice as it stands in an address, always in the same order. Empty without one. */
export function formatFacets(choice: FacetChoice): string {
  return facetNames.flatMap((name) => (choice[name] === undefined ? [] : [`${name}:${choice[name]}`])).join(",");
}

/** True when a document has every chosen value. */
export function matchesFacets(document: SearchDocument, choice: FacetChoice, except?: FacetName): boolean {
  return facetNames.every((name) => {
    const value = choice[name];
    return value === undefined || name === except || (document.facets[name]?.includes(value) ?? false);
  });
}

/** How many of the documents each value would leave, the other facets staying as they are. */
export function countFacets(
  documents: readonly SearchDocument[],
  choice: FacetChoice,
): Record<FacetName, Record<string, number>> {
  const counts = Object.fromEntries(facetNames.map((name) => [name, {}])) as Record<FacetName, Record<string, number>>;
  for (const name of facetNames) {
    for (const document of documents.filter((candidate) => matchesFacets(candidate, choice, name)))
      for (const value of document.facets[name] ?? []) counts[name][value] = (counts[name][value] ?? 0) + 1;
  }
  return counts;
}
