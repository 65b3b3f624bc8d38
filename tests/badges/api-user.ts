import { join } from "node:path";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";
import { mergeContent } from "../../tools/content/merge-content.ts";
import { readContent } from "../../tools/content/read-content.ts";

/** What editors wrote, as the zone would serve it. */
export const master = mergeContent(
  readContent(join(import.meta.dirname, "../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);

/** A visitor who walks through the zone and writes down which seals its answers told. */
export interface ApiUser {
  /** A write that goes through. @returns the answer's body */
  write<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** The last write once more: with its own key, as after a lost answer, or with a new one, as by a second press. */
  resend(key: "same" | "new"): Promise<void>;
  get<Answer>(path: string): Promise<Answer>;
  hub: { clock: Pick<Clock, "now">; database: Database };
  /** Seals in the order in which answers told them. */
  earnedBadges: string[];
  /** Moves the clock of the whole zone. */
  wait(ms: number): void;
  /** Moves it to a moment in Japan. */
  waitUntil(moment: string): void;
  nextDay(): void;
  /** Another visitor of the same zone. */
  other(): Promise<ApiUser>;
}

/** How a visitor comes to one seal, from nothing. */
export type Scenario = (me: ApiUser) => Promise<void>;
/** Ways by the id of the seal. */
export type Scenarios = Readonly<Record<string, Scenario>>;

/** Does something so many times, one after the other. */
export async function repeat(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index++) await act(index);
}
