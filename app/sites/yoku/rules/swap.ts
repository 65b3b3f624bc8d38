import { elementAt } from "#app/kits/basics/element-at.ts";
import { type DesirePalette, type FourDesires, palettePanNames } from "#contracts/palette.ts";

/**
 * The palette with another desire in one well. One that lies in another well already changes places with it. After the lid
 * was lifted the wells that changed say so; the name begins anew, because it is made of the words.
 */
export function replaceDesire(palette: DesirePalette, panIndex: number, id: number): DesirePalette {
  const before = palette.desires;
  if (before[panIndex] === id) return palette;
  const from = before.indexOf(id);
  const replaced = elementAt(before, panIndex);
  const desires = before.map((one, i) => (i === panIndex ? id : i === from ? replaced : one));
  const changed = palettePanNames.filter(
    (panName, i) => i === panIndex || i === from || palette.swapped.includes(panName),
  );
  return { desires: desires as unknown as FourDesires, name: 0, swapped: changed };
}
