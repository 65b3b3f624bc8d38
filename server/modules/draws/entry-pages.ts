import { hourMs } from "#contracts/jst-clock.ts";
import { hashLines } from "./draw-terms.ts";

/** An entry as the proof has it. */
export interface LoggedEntry {
  atMs: number;
  mark: string;
  /** The prize it met; null without one. */
  unit: number | null;
  /** Beyond the share of its network: it could meet none. */
  isAside?: boolean;
}

/** The entries of one hour under one hash. */
export interface EntryPage {
  hourMs: number;
  entries: number;
  hash: string;
}

/** `atMs mark unit`, as in the proof; `x` in place of the unit of one that was set aside. */
export const formatEntry = ({ atMs, mark, unit, isAside = false }: LoggedEntry): string =>
  `${atMs} ${mark} ${unit ?? (isAside ? "x" : "-")}`;

/** The order of the log: by time, equals by their marks. */
export const sortEntries = (entries: readonly LoggedEntry[]): LoggedEntry[] =>
  entries.toSorted((a, b) => a.atMs - b.atMs || (a.mark < b.mark ? -1 : 1));

/** Which hour an entry belongs to. */
export const hourOf = (atMs: number): number => Math.floor(atMs / hourMs) * hourMs;

/**
 * Hashes entries hour by hour, each hash over the one before.
 * @param entries in the order of the log, of whole hours
 * @param previousHash the hash of the last hour before them; the commitment where there is none
 */
export function hashPages(entries: readonly LoggedEntry[], previousHash: string): EntryPage[] {
  const pages: EntryPage[] = [];
  for (let from = 0, to = 0; from < entries.length; from = to) {
    const hour = hourOf(entries[from]?.atMs ?? 0);
    while (to < entries.length && hourOf(entries[to]?.atMs ?? 0) === hour) to++;
    const entriesOfHour = entries.slice(from, to);
    const hash = hashLines("page", [
      pages.at(-1)?.hash ?? previousHash,
      String(hour),
      ...entriesOfHour.map(formatEntry),
    ]);
    pages.push({ hourMs: hour, entries: entriesOfHour.length, hash });
  }
  return pages;
}
