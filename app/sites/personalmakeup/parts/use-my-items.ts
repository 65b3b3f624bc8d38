import { useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { MyItems } from "../contract.ts";

const noItems: MyItems = { owned: [], tools: [] };

/** What the visitor owns and made; nothing until it is known, and nothing where it cannot be known. */
export function useMyItems(): MyItems {
  const { summary } = useVisitor();
  const [items, setItems] = useState(noItems);
  const isKnown = summary?.known ?? false;
  useEffect(() => {
    if (!isKnown) return;
    const controller = new AbortController();
    const { signal } = controller;
    const fetchItems = async (): Promise<void> => {
      const { myItemsSchema: thingsSchema } = await import("../contract.ts");
      setItems(await apiFetch("/api/personalmakeup/things", { schema: thingsSchema, signal }));
    };
    // Without them the recipe is made of three things, as for anyone.
    fetchItems().catch((error: unknown) => signal.aborted || console.warn(error));
    return () => controller.abort();
  }, [isKnown]);
  return items;
}
