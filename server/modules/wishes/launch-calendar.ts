import { addDays, compactDay } from "#contracts/jst-calendar.ts";

/** A day that one wants to know of: a launch or a return to the shelf. */
export interface CalendarDay {
  /** Stays the same for the same thing, so that a calendar that takes it twice holds it once. */
  uid: string;
  /** The day in Japan, "2026-12-04". */
  day: string;
  title: string;
  description: string;
  url: string;
}

/**
 * A calendar file (RFC 5545) of whole days in Japan. A whole day has no zone of its own: it is that day wherever the
 * phone is, which is what a date on a poster means; X-WR-TIMEZONE says whose day it was.
 */
export function formatCalendar(days: readonly CalendarDay[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//KATE ZONE//wishlist//JA",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:KATE ZONE 欲しいもの",
    "X-WR-TIMEZONE:Asia/Tokyo",
    ...days.flatMap((day) => eventLines(day, now)),
    "END:VCALENDAR",
  ];
  return lines.map(foldLine).join("\r\n") + "\r\n";
}

function eventLines({ uid, day, title, description, url }: CalendarDay, now: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "")}`,
    `DTSTART;VALUE=DATE:${compactDay(day)}`,
    // The end of a whole day is the day after it (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** TEXT values: backslash, semicolon, comma and line breaks are escaped (RFC 5545, 3.3.11). */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** No line is longer than 75 octets; the rest goes on after a space, never inside a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    const maxBytes = parts.length === 0 ? 75 : 74;
    if (Buffer.byteLength(part + character) > maxBytes) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
