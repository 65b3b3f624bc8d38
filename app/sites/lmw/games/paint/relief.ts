/** A mouth that stands out of its sign: a field of heights around it, in px of the sign's face. */
export interface LipRelief {
  x: number;
  y: number;
  width: number;
  height: number;
  heights: Float32Array;
  /** How much of a px is lip, 0 to 255. */
  cover: Uint8Array;
  /** How much light reaches it between the lips, 0 to 255. */
  open: Uint8Array;
  /** How much of a px is a beauty spot, 0 to 255. */
  spotCover: Uint8Array;
}
