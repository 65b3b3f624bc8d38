/** What of a colour decides. */
interface ListedColour {
  source: string;
  hex: string;
  shelf: string;
}

/** What lies in the dish when nobody brought anything: two sticks whose mix shows what pigments do. */
const defaultSources = ["lip-05", "lip-17"];

/**
 * What lies in the dish at first.
 * @param requested the colour that a visitor brings along (`?c=`): a product by its id, or a found colour by its six digits
 */
export function firstColours<Colour extends ListedColour>(
  colours: readonly Colour[],
  requested: string | null,
): Colour[] {
  const match = colours.find(
    ({ source, hex, shelf }) => source === requested || (shelf === "found" && hex === `#${requested}`),
  );
  return match ? [match] : colours.filter(({ source }) => defaultSources.includes(source));
}
