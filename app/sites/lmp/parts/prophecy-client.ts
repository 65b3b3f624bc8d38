import * as v from "valibot";
import { jstDay } from "#contracts/jst-calendar.ts";
import {
  type ProphecyHistory,
  prophecyHistorySchema,
  type Prophecy,
  unsavedProphecySchema,
} from "#contracts/prophecy-history.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";

// What comes over the line. The page is sent before it is asked for anything, so this follows on its own.

/** What was read last, for a time without a network. */
const storeKey = "kz_lmp";

/** Asks for the book, and keeps a copy of it. */
export async function fetchHistory(signal?: AbortSignal): Promise<ProphecyHistory> {
  return saveCopy(await apiFetch("/api/lmp/book", { schema: prophecyHistorySchema, signal }));
}

/**
 * Opens today's envelope; the prophecy that is open already stays the same. A browser that lets no session be held gets
 * the anonymous prophecy.
 */
export async function openProphecy(write: Visitor["write"]): Promise<ProphecyHistory | Prophecy> {
  try {
    return saveCopy(await write({ name: "lmp-open", path: "/api/lmp/letter", method: "POST" }, prophecyHistorySchema));
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === "E-CSRF") return fetchAnonymousProphecy();
    throw failure;
  }
}

/** The letter for all whose browser keeps nothing. */
export async function fetchAnonymousProphecy(): Promise<Prophecy> {
  return (await apiFetch("/api/lmp/passing", { schema: unsavedProphecySchema })).letter;
}

/** The copy of what was read last. What was open on an earlier day is closed; the calendar stays. */
export function getSavedCopy(): ProphecyHistory | null {
  const text = createLocalStore().get(storeKey);
  const copy = v.safeParse(v.pipe(v.string(), v.parseJson(), prophecyHistorySchema), text);
  if (!copy.success) return null;
  return copy.output.day === jstDay(Date.now()) ? copy.output : { ...copy.output, letter: null };
}

/** What went wrong, as one of the catalogue. */
export const toApiError = (failure: unknown): ApiError =>
  failure instanceof ApiError ? failure : new ApiError("E-NET");

function saveCopy(history: ProphecyHistory): ProphecyHistory {
  createLocalStore().set(storeKey, JSON.stringify(history));
  return history;
}
