/** A code must come again within so many looks. */
const withinLooks = 8;

/**
 * Accepts a code when it was read twice and no other in between: a single read of a moving, blurred code can be another
 * code whose check digit happens to fit. Give it what each look found, null included.
 */
export function createTwoReads(): (code: string | null) => string | null {
  let last: { code: string; look: number } | null = null;
  let look = 0;
  return (code) => {
    look += 1;
    if (code === null) return null;
    const isSecond = last?.code === code && look - last.look <= withinLooks;
    last = { code, look };
    return isSecond ? code : null;
  };
}
