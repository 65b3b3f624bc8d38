import { type DesirePalette, type FourDesires, paletteWells } from "#contracts/desire-palette.ts";

/**
 * The palette with another desire in one well. One that lies in another well already changes places with it. After the lid
 * was lifted the wells that changed say so; the name begins anew, because it is made of the words.
 */
export function withDesire(palette: DesirePalette, place: number, id: number): DesirePalette {
  const before = palette.desires;
  if (before[place] === id) return palette;
  const from = before.indexOf(id);
  const desires = before.map((one, i) => (i === place ? id : i === from ? before[place]! : one));
  const changed = paletteWells.filter((well, i) => i === place || i === from || palette.swapped.includes(well));
  return { desires: desires as unknown as FourDesires, name: 0, swapped: changed };
}
