import type { Programme } from "#contracts/live.ts";
import { airingsAround } from "./rules/airings.ts";

const stamp = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");

/** The next evenings of a programme as a calendar file (RFC 5545): as many as the coming eight days hold. */
export function programmeCalendar(programme: Programme, now: Date, publicUrl: string): string {
  const url = new URL("/live", publicUrl).href;
  const events = airingsAround([programme], [], now.getTime())
    .filter(({ startMs }) => startMs > now.getTime())
    .flatMap(({ id, startMs, endMs }) => [
      "BEGIN:VEVENT",
      `UID:${id}@kate-zone`,
      `DTSTAMP:${stamp(now.getTime())}`,
      `DTSTART:${stamp(startMs)}`,
      `DTEND:${stamp(endMs)}`,
      `SUMMARY:${programme.title}`,
      `URL:${url}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//KATE ZONE//live//JA", ...events, "END:VCALENDAR", ""].join(
    "\r\n",
  );
}
