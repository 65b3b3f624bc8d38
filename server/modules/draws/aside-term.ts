/** The line of the terms by which a draw judges networks; campaigns published before have none and are drawn as they said. */
export const asideTerm = "aside networks/1";
