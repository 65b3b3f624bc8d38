import { type Address, addressDays } from "#contracts/campaign-address.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import { dayMs } from "#contracts/jst-clock.ts";
import { type DataCipher, openDataCipher } from "../../platform/data-cipher.ts";
import type { Queries } from "../../platform/database.ts";
import type { DataKeyParts } from "../../platform/data-key.ts";

/** Encrypts and decrypts addresses, with keys of their own. @throws DataKeyError when no secret opens the data key */
export const openAddressCipher = (queries: Queries, parts: DataKeyParts): Promise<DataCipher> =>
  openDataCipher(queries, "address of a prize", parts);

/** What is known of a kept address without opening it. */
export interface SavedAddress {
  keptAt: Date;
  /** The day in Japan on which it is deleted, "2027-02-20". */
  deleteOn: string;
  exportedAt: Date | null;
}

/**
 * Saves where a prize is sent, encrypted; another one takes its place as long as it was not handed on.
 * @returns false when it was handed on already
 */
export async function saveAddress(
  queries: Queries,
  input: { winId: string; visitorId: string; address: Address; now: Date; cipher: DataCipher },
): Promise<boolean> {
  const { winId, visitorId, address, now, cipher } = input;
  const rows = await queries.query({
    name: "keep-address",
    text: `INSERT INTO draw_addresses (win_id, visitor_id, sealed, kept_at, delete_on) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (win_id) DO UPDATE SET sealed = excluded.sealed, kept_at = excluded.kept_at, delete_on = excluded.delete_on
           WHERE draw_addresses.exported_at IS NULL RETURNING win_id`,
    values: [
      winId,
      visitorId,
      cipher.encrypt(JSON.stringify(address), winId),
      now,
      jstDay(new Date(now.getTime() + addressDays * dayMs)),
    ],
  });
  return rows.length > 0;
}

/** Whether there is an address for a win, and until when; null without one. */
export async function getSavedAddress(queries: Queries, winId: string): Promise<SavedAddress | null> {
  const [row] = await queries.query({
    name: "kept-address",
    text: "SELECT kept_at, delete_on, exported_at FROM draw_addresses WHERE win_id = $1",
    values: [winId],
  });
  return row ? { keptAt: row.kept_at, deleteOn: row.delete_on, exportedAt: row.exported_at } : null;
}

/** One parcel. `address` is null when no key of this process opens it. */
export interface Parcel {
  number: number;
  prizeId: string;
  address: Address | null;
  deleteOn: string;
}

/** All parcels of a campaign by the number of the prize. For operators; the action belongs in the audit log. */
export async function listParcels(queries: Queries, campaignId: string, cipher: DataCipher): Promise<Parcel[]> {
  const rows = await queries.query({
    text: `SELECT w.id, w.unit, u.prize_id, a.sealed, a.delete_on FROM draw_addresses a JOIN draw_wins w ON w.id = a.win_id
           JOIN draw_units u ON u.campaign_id = w.campaign_id AND u.unit = w.unit WHERE w.campaign_id = $1 ORDER BY w.unit`,
    values: [campaignId],
  });
  return rows.map(({ id, unit, prize_id: prizeId, sealed, delete_on: deleteOn }) => {
    const text = cipher.decrypt(sealed, id);
    return { number: unit + 1, prizeId, address: text === null ? null : (JSON.parse(text) as Address), deleteOn };
  });
}

/** Notes that the addresses of these prizes were handed on: their winners cannot change them any more. Belongs in a transaction. */
export async function markAddressesExported(
  queries: Queries,
  campaignId: string,
  numbers: readonly number[],
  now: Date,
): Promise<void> {
  await queries.query({
    text: `UPDATE draw_addresses a SET exported_at = coalesce(a.exported_at, $3) FROM draw_wins w
           WHERE w.id = a.win_id AND w.campaign_id = $1 AND w.unit = ANY($2::int[])`,
    values: [campaignId, numbers.map((number) => number - 1), now],
  });
  // Sent is handed over: the winner's page says so.
  await queries.query({
    text: `UPDATE draw_wins w SET handed_at = coalesce(w.handed_at, $3) FROM draw_addresses a
           WHERE a.win_id = w.id AND w.campaign_id = $1 AND w.unit = ANY($2::int[])`,
    values: [campaignId, numbers.map((number) => number - 1), now],
  });
}

/** Deletes the addresses of a campaign at once. @returns how many */
export async function deleteAddresses(queries: Queries, campaignId: string): Promise<number> {
  const rows = await queries.query({
    text: `DELETE FROM draw_addresses a USING draw_wins w WHERE w.id = a.win_id AND w.campaign_id = $1 RETURNING a.win_id`,
    values: [campaignId],
  });
  return rows.length;
}

/** Deletes what has come to its day. @returns how many */
export async function deleteExpiredAddresses(queries: Queries, now: Date): Promise<number> {
  const rows = await queries.query({
    name: "delete-due-addresses",
    text: "DELETE FROM draw_addresses WHERE delete_on <= $1 RETURNING win_id",
    values: [jstDay(now)],
  });
  return rows.length;
}
