import { elementAt } from "#app/kits/basics/element-at.ts";
import { familyOfDesire, type DesireLanguage } from "#contracts/desire-ids.ts";
import type { Desire } from "#contracts/desire.ts";
import type { PalettePan } from "#contracts/palette-api.ts";
import { type DesirePalette, formatPaletteCode, palettePanNames, parsePaletteCode } from "#contracts/palette.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { Product } from "#contracts/product.ts";
import { paletteName, paletteNames } from "./rules/palette-name.ts";
import { nearMatchesOf } from "./rules/near-matches.ts";
import { describeColour, type Hue, powderKind, type PowderKind, type Tone } from "./rules/pan-hint.ts";

/** What of the master data desires are made of. */
export type DesireMaster = Pick<MasterData, "desires" | "families" | "products">;

/** A desire before its colour is known. */
export interface DesireWord {
  id: number;
  word: string;
  whisper: string;
  /** Its family in one character. */
  family: string;
}

/** A desire whose colour is known. */
export interface OpenPan extends PalettePan {
  whisper: string;
  family: string;
  number: string;
  /** Null where the price is the shops' own. */
  priceYen: number | null;
  state: Product["state"];
  /** What decides where it goes on a lid. */
  kind: PowderKind;
  /** Its colour in two words. */
  tone: Tone;
  hue: Hue;
}

/** All that is shown of a palette. */
export interface PaletteView {
  code: string;
  name: string;
  /** How many names the four can have, and which this is. */
  nameCount: number;
  nameNumber: number;
  pans: OpenPan[];
  /** Places of the wells that cannot be told apart. */
  twins: [number, number][];
  swapped: DesirePalette["swapped"];
}

/** The words of desires, in the order of the numbers asked for; numbers that there are not are left out. */
export function desireWords(ids: readonly number[], master: DesireMaster, lang: DesireLanguage): DesireWord[] {
  return ids.flatMap((id) => {
    const found = findDesire(id, master);
    return found ? [wordOf(found, master, lang)] : [];
  });
}

/** The palette of a code in a language; null for what is no code. */
export function paletteOf(code: string, master: DesireMaster, lang: DesireLanguage): PaletteView | null {
  const palette = parsePaletteCode(code);
  return palette && viewOf(palette, master, lang);
}

/** The name of a palette in a language. */
export function nameOf({ desires, name }: DesirePalette, master: DesireMaster, lang: DesireLanguage): string {
  return paletteName(desires, nameWords(desires, master, lang), name);
}

/** What lies in a well instead, for one who looks at the colours: the family of the desire that is there. */
export function familyPansOf(id: number, master: DesireMaster, lang: DesireLanguage): OpenPan[] {
  const family = familyOfDesire(id);
  return master.desires.flatMap((desire) =>
    familyOfDesire(desire.id) === family ? [panOf(desire, "base", master, lang)] : [],
  );
}

function viewOf(palette: DesirePalette, master: DesireMaster, lang: DesireLanguage): PaletteView {
  const { desires, swapped } = palette;
  const pans = palettePanNames.map((panName, i) =>
    panOf(desireOf(elementAt(desires, i), master), panName, master, lang),
  );
  const names = paletteNames(desires, nameWords(desires, master, lang));
  const nameNumber = palette.name % names.length;
  return {
    code: formatPaletteCode(palette),
    name: elementAt(names, nameNumber),
    nameCount: names.length,
    nameNumber,
    pans,
    twins: nearMatchesOf(pans.map(({ hex }) => hex)),
    swapped,
  };
}

function nameWords(desires: readonly number[], master: DesireMaster, lang: DesireLanguage) {
  return desires.map((id) => {
    const { head, tail } = desireOf(id, master);
    return { head: head[lang], tail: tail[lang] };
  });
}

const findDesire = (id: number, { desires }: DesireMaster): Desire | undefined =>
  desires.find((candidate) => candidate.id === id);

function desireOf(id: number, master: DesireMaster): Desire {
  const desire = findDesire(id, master);
  if (!desire) throw new Error(`there is no desire ${id}`);
  return desire;
}

function productOf({ shadow }: Desire, { products }: DesireMaster): Product {
  const product = products.find(({ id }) => id === shadow);
  if (!product) throw new Error(`there is no ${shadow}`);
  return product;
}

function wordOf(desire: Desire, master: DesireMaster, lang: DesireLanguage): DesireWord {
  const family = master.families.find(({ id }) => id === familyOfDesire(desire.id));
  return {
    id: desire.id,
    word: productOf(desire, master).names[lang] ?? "",
    whisper: desire.whisper[lang],
    family: lang === "ja" ? (family?.kanji ?? "") : (family?.names[lang] ?? ""),
  };
}

function panOf(desire: Desire, panName: OpenPan["well"], master: DesireMaster, lang: DesireLanguage): OpenPan {
  const { word, whisper, family } = wordOf(desire, master, lang);
  const { id, number, shade, priceYen, state } = productOf(desire, master);
  if (!shade) throw new Error(`${id} has no shade`);
  const finish = shade.finish as PalettePan["finish"];
  const data = {
    well: panName,
    desire: desire.id,
    shadow: id,
    word,
    whisper,
    family,
    number,
    hex: shade.hex,
    finish,
    state,
  };
  const appearance = { kind: powderKind(shade.hex, finish), ...describeColour(shade.hex) };
  return { ...data, ...appearance, priceYen: lang === "ja" ? priceYen : null };
}
