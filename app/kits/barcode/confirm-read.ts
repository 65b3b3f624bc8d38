/** A code must come again within so many looks. */
const maxPassesApart = 8;

/**
 * Accepts a code when it was read twice and no other in between: a single read of a moving, blurred code can be another
 * code whose check digit happens to fit. Give it what each look found, null included.
 */
export function createReadConfirmer(): (code: string | null) => string | null {
  let last: { code: string; look: number } | null = null;
  let pass = 0;
  return (code) => {
    pass += 1;
    if (code === null) return null;
    const isSecond = last?.code === code && pass - last.look <= maxPassesApart;
    last = { code, look: pass };
    return isSecond ? code : null;
  };
}
