import type { Product } from "#contracts/product.ts";

const lineNames = {
  ...{ lip: "Lippenstift", tint: "Tint", mascara: "Wimperntusche", liner: "Eyeliner" },
  ...{ shadow: "Lidschatten", base: "Grundierung", brow: "Augenbraue", tool: "Werkzeug" },
} as const;
const stateNames = {
  "on-sale": "lieferbar",
  limited: "begrenzt",
  ended: "ausgelaufen",
  coming: "angekündigt",
} as const;

const columns: readonly [head: string, cell: (product: Product) => string][] = [
  ["Beschreibung", ({ description }) => `"${description}"`],
  ["Verfügbarkeit", ({ state }) => stateNames[state]],
  ["Farbwert", ({ shade }) => shade?.hex.slice(1).toLowerCase() ?? ""],
  ["Preis", ({ priceYen }) => `"¥${priceYen.toLocaleString("en")}"`],
  ["EAN", ({ jan }) => jan],
  ["Lesung", ({ reading }) => reading],
  ["Name (ja)", ({ names }) => names.ja],
  ["Oberfläche", ({ shade }) => shade?.finish ?? ""],
  ["Erschienen", ({ releasedOn }) => releasedOn.replaceAll("-", "/")],
  ["Nr.", ({ number }) => number],
  ["Warengruppe", ({ line }) => lineNames[line]],
  ["Name (en)", ({ names }) => names.en ?? ""],
  ["Artikel", ({ code }) => code ?? ""],
  ["Stimmung", ({ moods }) => moods.join("; ")],
  ["Kurz", ({ facts }) => facts?.plain ?? ""],
  ["Inhalt", ({ facts }) => facts?.volume ?? ""],
  ["Reihe", ({ facts }) => facts?.series ?? ""],
  ["Anwendung", ({ facts }) => facts?.howTo?.join("; ") ?? ""],
  ["Haltbarkeit", ({ facts }) => facts?.lasting ?? ""],
  ["Entfernen", ({ facts }) => facts?.removal ?? ""],
  ["Bestandteile", ({ facts }) => facts?.ingredients?.join("、") ?? ""],
  ["Hinweise", ({ facts }) => facts?.cautions?.join("; ") ?? ""],
];

/** A feed as another house keeps it: its own columns, their own order, another language, prices with signs. */
export const foreignFeed = (products: readonly Product[]): string =>
  [
    columns.map(([head]) => head).join(";"),
    ...products.map((product) => columns.map(([, cell]) => cell(product)).join(";")),
  ]
    .join("\r\n")
    .replace(/^/, "\uFEFF")
    .replaceAll("; ", "|");

/** What its columns are here. */
export const foreignMap = {
  delimiter: ";",
  listSeparator: "|",
  fields: {
    line: { column: "Warengruppe", values: flip(lineNames) },
    number: { column: "Nr." },
    "names.ja": { column: "Name (ja)" },
    "names.en": { column: "Name (en)", isOptional: true },
    reading: { column: "Lesung" },
    jan: { column: "EAN" },
    code: { column: "Artikel" },
    priceYen: { column: "Preis", unit: "yen" },
    releasedOn: { column: "Erschienen" },
    state: { column: "Verfügbarkeit", values: flip(stateNames) },
    "shade.hex": { column: "Farbwert", isOptional: true },
    "shade.finish": { column: "Oberfläche", isOptional: true },
    description: { column: "Beschreibung" },
    moods: { column: "Stimmung" },
    "facts.plain": { column: "Kurz", isOptional: true },
    "facts.volume": { column: "Inhalt", isOptional: true },
    "facts.series": { column: "Reihe", isOptional: true },
    "facts.howTo": { column: "Anwendung", isOptional: true },
    "facts.lasting": { column: "Haltbarkeit", isOptional: true },
    "facts.removal": { column: "Entfernen", isOptional: true },
    "facts.ingredients": { column: "Bestandteile", separator: "、", isOptional: true },
    "facts.cautions": { column: "Hinweise", isOptional: true },
  },
};

function flip(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));
}
