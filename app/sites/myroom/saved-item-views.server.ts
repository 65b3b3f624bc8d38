import type { MasterData } from "#contracts/master-data.ts";
import type {
  SavedItemDefinition,
  SavedItemDetails,
  SavedItem as SavedItemRow,
} from "#server/modules/visitor-data/saved-item-definition.ts";
import { shadeOf } from "#server/modules/visitor-data/saved-item-text.ts";
import type { SavedItem } from "./contract.ts";

/** A thing as the list tells it. What editors took away since keeps its place, under the name of its kind. */
export function toSavedItem(definition: SavedItemDefinition, row: SavedItemRow, master: MasterData): SavedItem {
  const { title, note, path } = definition.describe(row, master);
  return {
    ...{ kind: row.kind, id: row.id, at: row.at.toISOString() },
    title: (title || row.work?.title) ?? definition.name,
    note: note ?? "",
    path: path ?? row.work?.path ?? definition.path,
    hexes: (definition.hexesOf ?? hexesOfOne)(row.about, master),
  };
}

/** The colour of a thing that has one: its own, or that of its product. */
const hexesOfOne = (about: SavedItemDetails, master: MasterData): string[] =>
  typeof about["hex"] === "string" ? [about["hex"].toLowerCase()] : shadeOf(about["productId"], master);
