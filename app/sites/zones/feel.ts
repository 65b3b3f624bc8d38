// The opening, in milliseconds. It never lasts longer than `openingMs`, and it does not wait for slow pictures.
export const openingMs = 2_400;
export const framesWithinMs = 1_000;
/** Each stage of the parting lips cross-fades into the next. */
export const partMs = 240;
/** The closed mouth holds this long before it parts. */
export const holdMs = 260;
