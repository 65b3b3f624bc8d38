/** The seal: how long a hold takes (`--hold` of the tokens draws it), and how far a pull goes. */
export const pull = { holdMs: 700, throughPx: 72 };

/** So long the breaking of the seal is seen, even where the letter is here at once. */
export const breakMs = 900;
