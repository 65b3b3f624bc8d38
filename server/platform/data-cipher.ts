import type { Queries } from "./database.ts";
import { type DataKeyParts, loadDataKey } from "./data-key.ts";
import { createTextCipher } from "./text-cipher.ts";

/** Encrypts texts of one kind under the data key, and reads those that were encrypted under a secret before there was one. */
export interface DataCipher {
  encrypt(text: string, context: string): string;
  /** Null when no key of this process opens it. */
  decrypt(encrypted: string, context: string): string | null;
  /** @throws UnreadableError when no key of this process opens it */
  read(encrypted: string, context: string): string;
  /** What a text begins with that is encrypted under the data key of now. */
  prefix: string;
}

/** Something is there, and no key of this process opens it. */
export class UnreadableError extends Error {
  constructor(what: string) {
    super(`no key opens this ${what}: it was encrypted under a secret that is not among SECRETS, or changed since`);
    this.name = "UnreadableError";
  }
}

/** @param what the kind of texts, which keeps their keys apart @throws DataKeyError when no secret opens the data key */
export async function openDataCipher(queries: Queries, what: string, parts: DataKeyParts): Promise<DataCipher> {
  const { id, derive } = await loadDataKey(queries, parts);
  const current = createTextCipher([derive(what)], what, parts.random);
  const before = createTextCipher(parts.secrets, what, parts.random);
  // A text of before has no point in it.
  const prefix = `${id}.`;
  const decrypt = (encrypted: string, context: string): string | null => {
    if (encrypted.startsWith(prefix)) return current.decrypt(encrypted.slice(prefix.length), context);
    return encrypted.includes(".") ? null : before.decrypt(encrypted, context);
  };
  return {
    prefix,
    decrypt,
    encrypt: (text, context) => prefix + current.encrypt(text, context),
    read(encrypted, context) {
      const text = decrypt(encrypted, context);
      if (text === null) throw new UnreadableError(what);
      return text;
    },
  };
}
