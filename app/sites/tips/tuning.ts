/** After this long without a keystroke a query is taken as meant: the address follows, the browser remembers it. */
export const settleMs = 1200;
/** The address follows what is typed after this. */
export const addressMs = 350;
/** As many as an answer holds: the search ends there, whatever else might fit. */
export const maxShown = 40;
