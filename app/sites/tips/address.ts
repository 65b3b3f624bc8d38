import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { tipParts, tipTools, tipWorries } from "#contracts/tip-choices.ts";
import { type FacetChoice, parseFacets, formatFacets } from "#app/kits/search/facets.ts";
import { type FacetName, facetNames } from "#app/kits/search/search-document.ts";

/** The values each facet has, in the order in which they are offered. */
export const facetOptions = {
  part: tipParts,
  worry: tipWorries,
  minutes: ["1", "3", "5", "10"],
  type: faceTypeCodes,
  tool: tipTools,
} as const satisfies Record<FacetName, readonly string[]>;

/** What an address asks for. */
export interface TipsQuery {
  query: string;
  choice: FacetChoice;
  tipId: string | null;
  /** A condition stood there that is none of ours. */
  hasUnknown: boolean;
}

/** Reads `?q=&f=&t=`. What means nothing is left out, and said. */
export function parseAddress(search: URLSearchParams): TipsQuery {
  const { choice, unknown } = parseFacets(search.get("f") ?? "");
  const invalidFacets = facetNames.filter((name) => {
    const value = choice[name];
    return value !== undefined && !(facetOptions[name] as readonly string[]).includes(value);
  });
  for (const name of invalidFacets) delete choice[name];
  return {
    query: (search.get("q") ?? "").trim(),
    choice,
    tipId: search.get("t"),
    hasUnknown: unknown.length + invalidFacets.length > 0,
  };
}

/** The address of a search, or of a tip within it. */
export function tipsAddress({ query = "", choice = {}, tipId }: Partial<Omit<TipsQuery, "hasUnknown">>): string {
  const search = new URLSearchParams();
  if (query !== "") search.set("q", query);
  const facets = formatFacets(choice);
  if (facets !== "") search.set("f", facets);
  if (tipId) search.set("t", tipId);
  const text = search.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return text === "" ? "/tips" : `/tips?${text}`;
}

/** The choice with one value taken, or given back when it was taken already. */
export function toggleFacet(choice: FacetChoice, name: FacetName, value: string): FacetChoice {
  const { [name]: before, ...others } = choice;
  return before === value ? others : { ...others, [name]: value };
}
