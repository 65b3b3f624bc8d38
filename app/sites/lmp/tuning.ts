/** The wax seal: how long a hold takes (`--hold` of the tokens draws it), and how far a pull goes. */
export const pull = { holdMs: 700, throughPx: 72 };

/** So long the opening of the envelope is seen, even where the prophecy is here at once. */
export const envelopeOpenMs = 900;
