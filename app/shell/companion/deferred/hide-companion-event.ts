/** The window hears this when something else is about to speak: the companion's line goes. */
export const hideCompanionEvent = "kz-make-way";
