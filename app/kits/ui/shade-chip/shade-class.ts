// The classes themselves, from the content build; they come with the first part that shows a shade.
import "#app/generated/shades.css";

/** The class that gives an element a shade as its background, from the generated shades.css; "#DE5038" is `shade-de5038`. */
export const shadeClass = (hex: string): string => `shade-${hex.slice(1).toLowerCase()}`;
