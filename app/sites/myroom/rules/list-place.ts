/** Where a page of a list ended. */
export interface ListPlace {
  at: Date;
  id: string;
}

/** A place as it stands in an address: milliseconds and the id. */
export const writePlace = ({ at, id }: ListPlace): string => `${at.getTime()}.${id}`;

/** Reads it back; null for what is none. */
export function readPlace(written: string): ListPlace | null {
  const [, ms, id] = /^(\d{1,14})\.([\w:-]{1,60})$/.exec(written) ?? [];
  return ms && id ? { at: new Date(Number(ms)), id } : null;
}
