import * as v from "valibot";
import { jstDay } from "#contracts/jst-calendar.ts";
import {
  type ProphecyBook,
  prophecyBookSchema,
  type ProphecyLetter,
  prophecyPassingSchema,
} from "#contracts/prophecy-book.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { Visitor } from "#app/kits/visitor/visitor-provider.tsx";

// What comes over the line. The page is sent before it is asked for anything, so this follows on its own.

/** What was read last, for a night without a network. */
const storeKey = "kz_lmp";

/** Asks for the book, and keeps a copy of it. */
export async function readBook(signal?: AbortSignal): Promise<ProphecyBook> {
  return kept(await apiFetch("/api/lmp/book", { schema: prophecyBookSchema, signal }));
}

/**
 * Breaks tonight's seal; the letter that is open already stays the same. A browser that lets no session be held gets
 * the letter for all who pass by.
 */
export async function openLetter(write: Visitor["write"]): Promise<ProphecyBook | ProphecyLetter> {
  try {
    return kept(await write({ name: "lmp-open", path: "/api/lmp/letter", method: "POST" }, prophecyBookSchema));
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === "E-CSRF") return passingLetter();
    throw failure;
  }
}

/** The letter for all whose browser keeps nothing. */
export async function passingLetter(): Promise<ProphecyLetter> {
  return (await apiFetch("/api/lmp/passing", { schema: prophecyPassingSchema })).letter;
}

/** The copy of what was read last. What was open on an earlier night is closed; the calendar stays. */
export function readCopy(): ProphecyBook | null {
  const text = createLocalStore().get(storeKey);
  const copy = v.safeParse(v.pipe(v.string(), v.parseJson(), prophecyBookSchema), text);
  if (!copy.success) return null;
  return copy.output.day === jstDay(Date.now()) ? copy.output : { ...copy.output, letter: null };
}

/** What went wrong, as one of the catalogue. */
export const failureOf = (failure: unknown): ApiError =>
  failure instanceof ApiError ? failure : new ApiError("E-NET");

function kept(book: ProphecyBook): ProphecyBook {
  createLocalStore().set(storeKey, JSON.stringify(book));
  return book;
}
