/** Size of the creature on a share picture, px. */
export const litSize = { width: 280, height: 216 } as const;
