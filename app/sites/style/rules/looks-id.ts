import type { Pair } from "./pair.ts";

/** Two looks as their share picture is called: `5-2`. */
export const looksIdOf = ({ morning, night }: Pair): string => `${morning}-${night}`;

/** Reads it again; null for what is no such id. */
export function readLooksId(id: string): Pair | null {
  const [, morning, night] = /^([0-7])-([0-7])$/.exec(id) ?? [];
  return morning === undefined || night === undefined ? null : { morning: Number(morning), night: Number(night) };
}
