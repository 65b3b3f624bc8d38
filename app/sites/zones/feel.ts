// The opening, in milliseconds after the first paint. It is over by `openingMs`, and it does not wait for slow pictures.
export const openingMs = 2_450;
/** The closed mouth holds this long before it parts. */
export const holdMs = 240;
/** Each stage of the parting lips cross-fades into the next. */
export const partMs = 220;
/** The last stage gives way to the open gate. */
export const lastMs = 320;
