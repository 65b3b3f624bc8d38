/** Dice for what only looks: 0 to 1. They never touch the engine's. */
export function createCosmeticRng(seed = 0x2545f491): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}
