import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { MyItems } from "../contract.ts";

const noItems: MyItems = { owned: [], tools: [] };

/** What the visitor owns and made; nothing until it is known, and nothing where it cannot be known. */
export function useMyItems(): MyItems {
  const { summary } = useVisitor();
  const path = summary?.known ? "/api/personalmakeup/things" : null;
  // Without them the recipe is made of three things, as for anyone.
  return useFetched(path, async () => (await import("../contract.ts")).myItemsSchema).data ?? noItems;
}
