/** Size of a painted swatch in px: sharp at two dots a pixel. */
export const cell = { width: 240, height: 150 } as const;
