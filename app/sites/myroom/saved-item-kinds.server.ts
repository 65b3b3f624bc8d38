import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";

/** Every kind of saved item, as the sites declare them, in the order of their ranks. */
export const savedItemDefinitions: readonly SavedItemDefinition[] = Object.values(
  import.meta.glob<readonly SavedItemDefinition[]>("../*/saved-items.server.ts", { eager: true, import: "savedItems" }),
)
  .flat()
  .toSorted((one, other) => one.rank - other.rank);

/** Those of which a friend may see something. */
export const sharedDefinitions = savedItemDefinitions.filter(({ isShared }) => isShared);

/** The definition of a kind; undefined where no site keeps such a thing. */
export const definitionOf = (kind: string): SavedItemDefinition | undefined =>
  savedItemDefinitions.find((one) => one.kind === kind);
