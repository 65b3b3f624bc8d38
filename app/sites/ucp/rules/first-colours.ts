/** What of a colour decides. */
interface OnShelf {
  source: string;
  hex: string;
  shelf: string;
}

/** What lies in the dish when nobody brought anything: two sticks whose mix shows what pigments do. */
const shownFirst = ["lip-05", "lip-17"];

/**
 * What lies in the dish at first.
 * @param wanted the colour that a visitor brings along (`?c=`): a product by its id, or a found colour by its six digits
 */
export function firstColours<Colour extends OnShelf>(colours: readonly Colour[], wanted: string | null): Colour[] {
  const brought = colours.find(
    ({ source, hex, shelf }) => source === wanted || (shelf === "found" && hex === `#${wanted}`),
  );
  return brought ? [brought] : colours.filter(({ source }) => shownFirst.includes(source));
}
