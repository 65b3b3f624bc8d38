// The opening, in milliseconds after the first paint. It is over by `openingMs`, and it does not wait for slow pictures.
export const openingMs = 2_450;
/** The closed mouth holds this long before it parts. */
export const holdMs = 240;
/** Each stage of the parting lips cross-fades into the next. */
export const partMs = 220;
/** The last stage gives way to the open gate. */
export const lastMs = 320;

/** Half a beat of the town's music, 112 to the minute: the reflection is late by this. */
export const halfBeatMs = 268;
/** The reflection moves by itself once, this long after the page came to rest. */
export const mirrorArrivesMs = 1_400;
/** How long it keeps the other face. */
export const mirrorStaysMs = 2_600;
/** The plinth rises this long after the page came to rest. */
export const plinthRisesMs = 900;

/** A pull beyond the end of a floor walks on to the next: so far by finger, so far by wheel, in CSS px. */
export const pullByFingerPx = 120;
export const pullByWheelPx = 600;
/** A wheel must have rested this long at the end before its turning is a pull; one that rests longer starts anew. */
export const restAtEndMs = 280;
export const pullForgetsMs = 700;
