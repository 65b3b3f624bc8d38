import type { Queries } from "#server/platform/database.ts";
import { listReceipts } from "#server/modules/votes/final-count.ts";

/** All published receipts as a table of text, written page by page as fast as it is read. */
export function streamReceipts(queries: Queries, pollId: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = "";
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode("sha256_of_receipt,day_in_japan,monster\n")),
    async pull(controller) {
      const votes = await listReceipts(queries, pollId, after);
      const last = votes.at(-1);
      if (!last) return controller.close();
      after = last.receipt;
      const rows = votes.map(({ receipt, jstDay, monsterId }) => `${receipt},${jstDay},${monsterId}\n`);
      controller.enqueue(encoder.encode(rows.join("")));
    },
  });
}
