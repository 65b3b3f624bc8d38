import { createHmac } from "node:crypto";
import { proofFormat } from "#contracts/campaign-proof.ts";
import { hashLines } from "./draw-terms.ts";

/** The published mark of a ticket: from the id one finds it, from it nobody finds the id. 128 bits in hex. */
export function markOf(campaignId: string, ticketId: string): string {
  return hashLines(`ticket ${campaignId}`, [ticketId]).slice(0, 32);
}

/** The hash of all marks in their order. It is published before the public random number is known. */
export function ticketsDigest(marks: readonly string[]): string {
  return hashLines("tickets", marks.toSorted());
}

/**
 * The first tickets of a fair shuffle (Fisher and Yates) of all marks. Seed, list and beacon make the shuffle: the seed
 * was committed before the start, the list before the beacon, and the beacon is nobody's.
 * @param seed 32 bytes in hex @param beacon 32 bytes in hex @param count how many are wanted; all when there are fewer
 */
export function drawOrder(seed: string, beacon: string, marks: readonly string[], count: number): string[] {
  const list = marks.toSorted();
  const key = createHmac("sha256", Buffer.from(seed, "hex"))
    .update(`${proofFormat} order\n${ticketsDigest(list)}\n${beacon}`)
    .digest();
  const next = createPicker(key);
  const wanted = Math.min(count, list.length);
  for (let index = 0; index < wanted; index++) {
    const other = index + next(list.length - index);
    [list[index], list[other]] = [list[other] ?? "", list[index] ?? ""];
  }
  return list.slice(0, wanted);
}

/** Whole numbers below a limit, each as likely as the others: what is above the last full multiple is thrown away. */
function createPicker(key: Buffer): (limit: number) => number {
  let drawn = 0;
  return (limit) => {
    const size = BigInt(limit);
    const fairLimit = (1n << 64n) - ((1n << 64n) % size);
    for (;;) {
      const chance = createHmac("sha256", key).update(`pick ${drawn++}`).digest().readBigUInt64BE();
      if (chance < fairLimit) return Number(chance % size);
    }
  };
}

/** Of an order, who gets the free prizes: one each, and nobody who has one already. */
export function assignDrawn(
  order: readonly string[],
  freeUnits: readonly number[],
  hasWon: ReadonlySet<string>,
): { unit: number; mark: string }[] {
  const next = order.filter((mark) => !hasWon.has(mark));
  return freeUnits.slice(0, next.length).map((unit, at) => ({ unit, mark: next[at] ?? "" }));
}
