import * as v from "valibot";
import { type MasterData, masterDataGlobal } from "#contracts/master-data.ts";

/** What differs between two master scripts, by kind. Entries are known by their id; without one, by their place. */
export interface Change {
  kind: string;
  added: string[];
  removed: string[];
  changed: string[];
}

/** The data of a master script, as it was written. */
export function parseMasterScript(script: string): MasterData {
  const head = `globalThis.${masterDataGlobal}=`;
  if (!script.startsWith(head)) throw new Error("this is no master script");
  return JSON.parse(script.slice(head.length).trimEnd().replace(/;$/, "")) as MasterData;
}

/** What an editor changed. */
export function findChanges(before: MasterData, after: MasterData): Change[] {
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return kinds.flatMap((kind) => {
    const [old, current] = [entriesOf(before, kind), entriesOf(after, kind)];
    if (old === null && current === null) return [];
    const [earlierEntries, laterEntries] = [old ?? new Map<string, string>(), current ?? new Map<string, string>()];
    const added = [...laterEntries.keys()].filter((id) => !earlierEntries.has(id));
    const removed = [...earlierEntries.keys()].filter((id) => !laterEntries.has(id));
    const changed = [...laterEntries]
      .filter(([id, text]) => earlierEntries.has(id) && earlierEntries.get(id) !== text)
      .map(([id]) => id);
    return added.length + removed.length + changed.length > 0 ? [{ kind, added, removed, changed }] : [];
  });
}

/** Colours that no class was built for: pages carry no inline styles, so these need a build. */
export function findUnbuiltColours({ monsters, products }: MasterData, shades: string): string[] {
  const hexes = [...monsters.map(({ hex }) => hex), ...products.flatMap(({ shade }) => shade?.hex ?? [])];
  return [...new Set(hexes)].filter((hex) => !shades.includes(`.shade-${hex.slice(1).toLowerCase()}`));
}

const named = v.object({ id: v.union([v.string(), v.number()]) });

function entriesOf(data: MasterData, kind: string): Map<string, string> | null {
  const list: unknown = data[kind as keyof MasterData];
  if (!Array.isArray(list)) return null;
  return new Map(
    list.map((entry: unknown, at) => [v.is(named, entry) ? String(entry.id) : `#${at + 1}`, JSON.stringify(entry)]),
  );
}
