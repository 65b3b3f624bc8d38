import * as v from "valibot";

const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const hex96 = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/));
const iso = v.pipe(v.string(), v.isoTimestamp());

/** The name of the format. Another way of drawing gets another number. Described in docs/decisions/0018-provable-draws.md. */
export const proofFormat = "kate-zone-draw/1";

/**
 * Everything that is needed to draw a campaign again. Lists are lines of text, so that what is hashed is what is read.
 * Verified by `verifier/verify-draw.mjs`, in Node and in the visitor's browser.
 */
export const proofSchema = v.strictObject({
  format: v.literal(proofFormat),
  /** True: entrants and public number are made up, and the commitment was not there before the start. */
  demonstration: v.boolean(),
  /** `name value` by line. */
  terms: v.array(v.string()),
  commitment: hex64,
  committedAt: iso,
  seed: hex64,
  /** `unit prizeId atMs` by line; empty when it is drawn after the end. */
  moments: v.array(v.string()),
  /**
   * `atMs mark unit` by line in the order of time; unit is `-` without a prize, `x` when the entry was beyond the share of its
   * network and could meet none.
   */
  entries: v.array(v.string()),
  /** `hourMs hash` by line: the hashes of the hours. */
  pages: v.array(v.string()),
  /** Marks that the frozen list leaves out: beyond the share of their network. Draws from before judged none. */
  aside: v.optional(v.array(v.string())),
  /** The list without what was set aside. */
  tickets: v.strictObject({ count: v.number(), digest: hex64, frozenAt: iso }),
  /** The public random number of the named hour. */
  beacon: hex64,
  /** The network's signature of that round, of which the number is the hash; null in a demonstration, whose number is made up. */
  signature: v.optional(v.nullable(hex96), null),
  /** `unit mark` by line: what was drawn after the end. */
  drawn: v.array(v.string()),
});
export type Proof = v.InferOutput<typeof proofSchema>;
