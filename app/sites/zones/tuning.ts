// The opening, in milliseconds after the first paint. It is over by `introMs`, and it does not wait for slow pictures.
export const introMs = 2_450;
/** The closed mouth holds this long before it parts. */
export const holdMs = 240;
/** Each stage of the parting lips cross-fades into the next. */
export const crossfadeMs = 220;
/** The last stage gives way to the open mouth. */
export const fadeOutMs = 320;

/** Half a beat of the hub's music, 112 to the minute: the reflection is late by this. */
export const halfBeatMs = 268;
/** The reflection moves by itself once, this long after the page came to rest. */
export const reflectionStartMs = 1_400;
/** How long it keeps the other face. */
export const reflectionHoldMs = 2_600;
/** The plinth rises this long after the page came to rest. */
export const plinthDelayMs = 900;

/** A pull beyond the end of a zone navigates to the next: so far by finger, so far by wheel, in CSS px. */
export const overscrollByTouchPx = 120;
export const overscrollByWheelPx = 600;
/** A wheel must have rested this long at the end before its turning is a pull; one that rests longer starts anew. */
export const wheelRestMs = 280;
export const wheelResetMs = 700;
