import { createHmac, hkdfSync } from "node:crypto";
import type { Queries } from "./database.ts";
import type { Random } from "./random.ts";
import { createTextCipher } from "./text-cipher.ts";

/** The key under which the hub keeps what must stay readable when its secrets change. Each purpose has a key of its own from it. */
export interface DataKey {
  /** Eight hex digits: values name the key they are encrypted with. */
  id: string;
  /** The key of one purpose, as text. */
  derive(purpose: string): string;
}

/** What a data key is opened with. */
export interface DataKeyParts {
  /** Newest first. */
  secrets: readonly string[];
  random: Pick<Random, "bytes">;
}

/** The data key lies in the database, and none of the secrets opens it. */
export class DataKeyError extends Error {
  constructor() {
    super(
      "none of these SECRETS opens the data key: put the one it was saved under behind the newest, and start again. " +
        "Only where that one is lost for good: zone secrets new-key, which gives up every address and gift code of before",
    );
    this.name = "DataKeyError";
  }
}

/**
 * The data key: 32 random bytes, made when first asked for and saved under each secret by itself. So it is the same whichever of
 * them a process has, and a new secret opens it from the first start together with an old one.
 * @throws DataKeyError when there is one and no secret opens it
 */
export async function loadDataKey(queries: Queries, parts: DataKeyParts): Promise<DataKey> {
  const found = await findDataKey(queries, parts);
  if (found !== null) return found;
  await createDataKey(queries, parts, 1);
  // Another process may have been faster: what is there is the key.
  const made = await findDataKey(queries, parts);
  if (made === null) throw new DataKeyError();
  return made;
}

/**
 * Makes another data key where no secret opens the one there is. What was encrypted with it stays unreadable.
 * @returns false when it can be opened: then nothing is done
 */
export async function replaceLostDataKey(queries: Queries, parts: DataKeyParts): Promise<boolean> {
  try {
    await loadDataKey(queries, parts);
    return false;
  } catch (error) {
    if (!(error instanceof DataKeyError)) throw error;
    const [row] = await queries.query({ text: "SELECT max(number) AS newest FROM data_keys" });
    await createDataKey(queries, parts, (row?.newest ?? 0) + 1);
    return true;
  }
}

/** Null before the first. */
async function findDataKey(queries: Queries, { secrets, random }: DataKeyParts): Promise<DataKey | null> {
  const rows = await queries.query({
    name: "data-key",
    text: `SELECT k.number, k.key_id, w.secret_id, w.wrapped FROM data_keys k
           LEFT JOIN data_key_wraps w ON w.number = k.number
           WHERE k.number = (SELECT max(number) FROM data_keys)`,
  });
  const [first] = rows;
  if (!first) return null;
  const { number, key_id: id } = first;
  for (const secret of secrets) {
    const wrapped = rows.find((row) => row.secret_id === secretIdOf(secret))?.wrapped ?? null;
    const key = wrapped === null ? null : wrapCipher(secret, random).decrypt(wrapped, id);
    if (key === null) continue;
    const missing = secrets.filter((other) => !rows.some((row) => row.secret_id === secretIdOf(other)));
    if (missing.length > 0) await saveWraps(queries, { number, id, key }, { secrets: missing, random });
    return { id, derive: (purpose) => deriveKey(key, purpose) };
  }
  throw new DataKeyError();
}

/** Nothing is done where there is a key of that number. */
async function createDataKey(queries: Queries, { secrets, random }: DataKeyParts, number: number): Promise<void> {
  const id = random.bytes(4).toString("hex");
  const key = random.bytes(32).toString("base64url");
  await queries.query({
    // One statement: of two processes that start at once one makes the key and all that opens it, the other nothing.
    text: `WITH made AS (INSERT INTO data_keys (number, key_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING number)
           INSERT INTO data_key_wraps (number, secret_id, wrapped)
           SELECT made.number, w.secret_id, w.wrapped FROM made, unnest($3::text[], $4::text[]) AS w (secret_id, wrapped)`,
    values: [number, id, secrets.map(secretIdOf), secrets.map((secret) => wrapCipher(secret, random).encrypt(key, id))],
  });
}

async function saveWraps(
  queries: Queries,
  { number, id, key }: { number: number; id: string; key: string },
  { secrets, random }: DataKeyParts,
): Promise<void> {
  await queries.query({
    text: `INSERT INTO data_key_wraps (number, secret_id, wrapped)
           SELECT $1, secret_id, wrapped FROM unnest($2::text[], $3::text[]) AS w (secret_id, wrapped)
           ON CONFLICT DO NOTHING`,
    values: [number, secrets.map(secretIdOf), secrets.map((secret) => wrapCipher(secret, random).encrypt(key, id))],
  });
}

const wrapCipher = (secret: string, random: Pick<Random, "bytes">) => createTextCipher([secret], "data key", random);

/** Names a secret without telling it. */
const secretIdOf = (secret: string): string =>
  createHmac("sha256", secret).update("data key").digest("base64url").slice(0, 22);

const deriveKey = (key: string, purpose: string): string =>
  Buffer.from(hkdfSync("sha256", Buffer.from(key, "base64url"), "kate-zone", purpose, 32)).toString("base64url");
