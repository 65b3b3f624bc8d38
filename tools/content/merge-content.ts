import { createHash } from "node:crypto";
import { type MasterData, masterDataGlobal } from "#contracts/master-data.ts";

/** The parts of the master data that editors write. */
export type Content = Omit<MasterData, "version" | "builtAt">;

/** Puts the parts together. Equal content has an equal version, whenever it was built. */
export function mergeContent(content: Content, builtAt: Date): MasterData {
  const version = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);
  return { version, builtAt: builtAt.toISOString(), ...content };
}

/** The static script: one assignment on one line, safe inside an inline script as well. */
export function masterScript(data: MasterData): string {
  const json = JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `globalThis.${masterDataGlobal}=${json};\n`;
}

/** One class for each colour of the catalogue: pages may not carry inline styles, so a shade comes as a class. */
export function shadeStyles(content: Pick<Content, "monsters" | "products">): string {
  const hexes = [
    ...content.monsters.map(({ hex }) => hex),
    ...content.products.flatMap(({ shade }) => shade?.hex ?? []),
  ];
  return [...new Set(hexes)]
    .toSorted()
    .map((hex) => `.shade-${hex.slice(1).toLowerCase()}{--shade:${hex};background-color:${hex}}\n`)
    .join("");
}
