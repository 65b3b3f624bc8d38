import { maxWishNoteLength } from "#contracts/wish-limits.ts";
import type { Wish } from "#contracts/wishes.ts";

export const cardMarks = ["none", "tried", "wanted", "owned"] as const;
export type CardMark = (typeof cardMarks)[number];

/** What the visitor wrote on a card, by product. */
export type CardNotes = Readonly<Record<string, { mark: CardMark; note: string }>>;

/** At most forty characters as a reader counts them, on one line. */
export const cutNote = (text: string): string => [...text.replaceAll(/\s+/g, " ")].slice(0, maxWishNoteLength).join("");

/** What was kept in the browser; anything that is not ours is left out. */
export function parseCardNotes(text: string | null): CardNotes {
  const entries = Object.entries(parseObject(text)).flatMap(([id, value]) => {
    const { mark, note } = (value ?? {}) as { mark?: unknown; note?: unknown };
    const known = cardMarks.find((one) => one === mark);
    return known && typeof note === "string" ? [[id, { mark: known, note: cutNote(note) }] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The marks and notes of the visitor's list where nothing was written on the card itself. */
export function withWishes(notes: CardNotes, wishes: readonly Pick<Wish, "productId" | "state" | "note">[]): CardNotes {
  const ofWishes = wishes.map(({ productId, state, note }) => {
    const mark: CardMark = state === "wanted" ? "wanted" : "owned";
    return [productId, { mark, note: cutNote(note) }] as const;
  });
  return { ...Object.fromEntries(ofWishes), ...notes };
}

function parseObject(text: string | null): object {
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
