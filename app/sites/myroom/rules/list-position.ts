/** Where a page of a list ended. */
export interface ListPosition {
  at: Date;
  id: string;
}

/** A place as it stands in an address: milliseconds and the id. */
export const formatListPosition = ({ at, id }: ListPosition): string => `${at.getTime()}.${id}`;

/** Reads it back; null for what is none. */
export function parseListPosition(text: string): ListPosition | null {
  const [, ms, id] = /^(\d{1,14})\.([\w:-]{1,60})$/.exec(text) ?? [];
  return ms && id ? { at: new Date(Number(ms)), id } : null;
}
