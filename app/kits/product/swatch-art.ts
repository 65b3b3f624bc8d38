/** Where the pictures lie that a swatch is composed of: addresses without "@<width>.<format>". */
export interface SwatchArt {
  /** Three planes of the stroke, one above the other, grey. */
  smear: string;
  /** Sheer and tint: the skin shines through. */
  isStain: boolean;
  shineTint: number;
  /** A tile of each skin under white light, lightest first. */
  skins: readonly string[];
}
