import { jstDay } from "#contracts/jst-calendar.ts";

/** What is written on a gift. */
export interface GiftText {
  campaignId: string;
  campaignName: string;
  /** The beginning of the ticket's public mark, as one reads it: `3F9A 21C8`. */
  number: string;
  /** The day of the door in Japan: `2026.11.27`. */
  day: string;
}

/**
 * The words of a gift. The mark stands in the public list anyway and names nobody; the ticket's own number never is in it.
 * @param at when the door was opened, as an ISO text
 */
export function giftText(campaign: { id: string; name: string }, mark: string, at: string): GiftText {
  const digits = mark.slice(0, 8).toUpperCase();
  return {
    campaignId: campaign.id,
    campaignName: campaign.name,
    number: `${digits.slice(0, 4)} ${digits.slice(4)}`,
    day: jstDay(new Date(at)).replaceAll("-", "."),
  };
}

/** Where each character of an upright name stands, from the top, and how large: a long name is set smaller, never cut. */
export function layOutName(name: string, heightPx: number): { character: string; y: number; size: number }[] {
  const characters = [...name];
  const size = Math.min(33, heightPx / (characters.length * 1.14));
  return characters.map((character, at) => ({ character, y: at * size * 1.14, size }));
}
