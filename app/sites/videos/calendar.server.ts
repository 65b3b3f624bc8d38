import type { Programme } from "#contracts/broadcast.ts";
import { broadcastsAround } from "#contracts/broadcast-calendar.ts";

const formatUtc = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");

/** The next evenings of a programme as a calendar file (RFC 5545): as many as the coming eight days hold. */
export function renderProgrammeCalendar(programme: Programme, now: Date, publicUrl: string): string {
  const url = new URL("/live", publicUrl).href;
  const events = broadcastsAround([programme], [], now.getTime())
    .filter(({ startMs }) => startMs > now.getTime())
    .flatMap(({ id, startMs, endMs }) => [
      "BEGIN:VEVENT",
      `UID:${id}@kate-zone`,
      `DTSTAMP:${formatUtc(now.getTime())}`,
      `DTSTART:${formatUtc(startMs)}`,
      `DTEND:${formatUtc(endMs)}`,
      `SUMMARY:${programme.title}`,
      `URL:${url}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//KATE ZONE//live//JA", ...events, "END:VCALENDAR", ""].join(
    "\r\n",
  );
}
