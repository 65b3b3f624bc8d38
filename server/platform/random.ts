import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";

/** Where chance comes from: the system's CSPRNG, or a repeatable stream in tests. */
export type Random = {
  /** A random UUID (version 4). */
  uuid(): string;
  bytes(count: number): Buffer;
  /** A whole number from 0 up to, but not including, `maxExclusive` (1 to 2^48 - 1), without bias. */
  int(maxExclusive: number): number;
};

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
  int: (maxExclusive) => randomInt(maxExclusive),
};

const drawBytes = 6;
const drawRange = 2 ** (8 * drawBytes);

/** The same stream for the same seed (SHA-256 in counter mode). For tests and pre-release hosts only: it can be guessed. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  let pool = Buffer.alloc(0);

  const bytes = (count: number): Buffer => {
    while (pool.length < count) {
      const block = createHash("sha256").update(`${seed}:${counter++}`).digest();
      pool = Buffer.concat([pool, block]);
    }
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return Buffer.from(taken);
  };

  return {
    bytes,
    uuid: () => {
      const raw = bytes(16);
      raw.writeUInt8((raw.readUInt8(6) & 0x0f) | 0x40, 6);
      raw.writeUInt8((raw.readUInt8(8) & 0x3f) | 0x80, 8);
      return raw.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    },
    int: (maxExclusive) => {
      if (!Number.isInteger(maxExclusive) || maxExclusive < 1 || maxExclusive >= drawRange) {
        throw new RangeError(`int() needs a whole number from 1 to 2^48 - 1, not ${maxExclusive}`);
      }
      // Draws above the last full multiple are thrown away: a plain remainder would favour small numbers.
      const limit = drawRange - (drawRange % maxExclusive);
      for (;;) {
        const drawn = bytes(drawBytes).readUIntBE(0, drawBytes);
        if (drawn < limit) return drawn % maxExclusive;
      }
    },
  };
}
