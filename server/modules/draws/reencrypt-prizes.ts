import type { DataCipher } from "../../platform/data-cipher.ts";
import type { Database, Queries } from "../../platform/database.ts";
import { type DataKeyParts } from "../../platform/data-key.ts";
import { openAddressCipher } from "./addresses.ts";
import { openGiftCodePrinter, openGiftCodeCipher, type GiftCodePrinter } from "./gift-codes.ts";

/** What a re-encryption has come to. */
export interface Reencryption {
  /** Encrypted anew under the data key. */
  addresses: number;
  giftCodes: number;
  /** No key of this process opens them. */
  unreadableAddresses: number;
  unreadableGiftCodes: number;
  /** Codes that stood there twice, under two secrets, and were given to nobody: one of each went. */
  duplicates: number;
}

const batchRows = 200;

/**
 * Encrypts addresses and gift codes that are not under the data key of now, a piece at a time, each committed by itself. What was
 * done stays done, so it may be ended and begun again at any moment, and by two processes at once.
 * @param signal ends it between two pieces
 * @throws DataKeyError when no secret opens the data key
 */
export async function reencryptPrizes(
  database: Database,
  parts: DataKeyParts,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Reencryption> {
  const done: Reencryption = {
    ...{ addresses: 0, giftCodes: 0, unreadableAddresses: 0, unreadableGiftCodes: 0, duplicates: 0 },
  };
  const addressCipher = await openAddressCipher(database, parts);
  for (let after: string | null = ""; after !== null && !signal.aborted;) {
    const from: string = after;
    after = await database.transaction((queries) => reencryptAddresses(queries, addressCipher, { from, done }));
  }
  const [codeCipher, printer] = [await openGiftCodeCipher(database, parts), await openGiftCodePrinter(database, parts)];
  for (let after: string | null = ""; after !== null && !signal.aborted;) {
    const from: string = after;
    after = await database.transaction((queries) =>
      reencryptGiftCodes(queries, { cipher: codeCipher, printer }, { from, done, now }),
    );
  }
  return done;
}

/** @returns behind which row to go on; null at the end */
async function reencryptAddresses(
  queries: Queries,
  cipher: DataCipher,
  { from, done }: { from: string; done: Reencryption },
): Promise<string | null> {
  const rows = await queries.query({
    text: `SELECT win_id, sealed FROM draw_addresses WHERE NOT starts_with(sealed, $1) AND win_id::text > $2
           ORDER BY win_id::text LIMIT ${batchRows} FOR UPDATE`,
    values: [cipher.prefix, from],
  });
  for (const { win_id: winId, sealed } of rows) {
    const text = cipher.decrypt(sealed, winId);
    if (text === null) {
      done.unreadableAddresses++;
      continue;
    }
    await queries.query({
      name: "reencrypt-address",
      text: "UPDATE draw_addresses SET sealed = $2 WHERE win_id = $1",
      values: [winId, cipher.encrypt(text, winId)],
    });
    done.addresses++;
  }
  return rows.length === batchRows ? (rows.at(-1)?.win_id ?? null) : null;
}

/** @returns behind which row to go on; null at the end */
async function reencryptGiftCodes(
  queries: Queries,
  { cipher, printer }: { cipher: DataCipher; printer: GiftCodePrinter },
  { from, done, now }: { from: string; done: Reencryption; now: Date },
): Promise<string | null> {
  const rows = await queries.query({
    text: `SELECT id, campaign_id, sealed, win_id FROM draw_gift_codes
           WHERE NOT starts_with(sealed, $1) AND id::text > $2 ORDER BY id::text LIMIT ${batchRows} FOR UPDATE`,
    values: [cipher.prefix, from],
  });
  for (const { id, campaign_id: campaignId, sealed, win_id: winId } of rows) {
    const code = cipher.decrypt(sealed, id);
    if (code === null) {
      await queries.query({
        name: "mark-gift-code-unreadable",
        text: "UPDATE draw_gift_codes SET unreadable_at = coalesce(unreadable_at, $2) WHERE id = $1",
        values: [id, now],
      });
      done.unreadableGiftCodes++;
      continue;
    }
    const print = printer.print(code);
    const [twin] = await queries.query({
      name: "gift-code-twin",
      text: "SELECT id, win_id FROM draw_gift_codes WHERE campaign_id = $1 AND print = $2 AND id <> $3 FOR UPDATE",
      values: [campaignId, print, id],
    });
    if (twin && (winId === null || twin.win_id === null)) {
      // The same code was taken in twice, under two secrets: whoever has one keeps it, and the other is given to nobody.
      const spare = winId === null ? id : twin.id;
      await queries.query({
        name: "drop-gift-code-twin",
        text: "DELETE FROM draw_gift_codes WHERE id = $1 AND win_id IS NULL",
        values: [spare],
      });
      done.duplicates++;
      if (spare === id) continue;
    }
    // Where two winners were given one code long ago, both keep it; the second print says so.
    const ownPrint = twin && winId !== null && twin.win_id !== null ? `${print}.${id}` : print;
    await queries.query({
      name: "reencrypt-gift-code",
      text: "UPDATE draw_gift_codes SET sealed = $2, print = $3, unreadable_at = NULL WHERE id = $1",
      values: [id, cipher.encrypt(code, id), ownPrint],
    });
    done.giftCodes++;
  }
  return rows.length === batchRows ? (rows.at(-1)?.id ?? null) : null;
}
