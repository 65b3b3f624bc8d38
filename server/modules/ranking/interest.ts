/** What a visitor can do with a product that says something about what is wanted. */
export const interestKinds = ["wish", "try", "review", "vote"] as const;
export type InterestKind = (typeof interestKinds)[number];

/** Index of the starting point, three bits (0–7). */
export type FaceType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const faceTypes = [0, 1, 2, 3, 4, 5, 6, 7] as const satisfies readonly FaceType[];

/** How a visitor is stored who never said where they start from. */
export const unknownFaceType = 8;

/** One visitor, one product, one moment. */
export interface Interest {
  visitorId: string;
  productId: string;
  kind: InterestKind;
  /** The starting point of the visitor, where it is known. */
  faceType?: FaceType | undefined;
  at: Date;
  /** Made for the demonstration, not by a visitor. */
  isDemo?: boolean;
}
