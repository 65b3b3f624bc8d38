import type { MasterData } from "#contracts/master-data.ts";

const launchId = "mor-launch";
const formatIcsTime = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");

/** What is still to come as a calendar file (RFC 5545): the launch, and every no-red event that is announced. */
export function createCalendar(schedule: MasterData["schedule"], now: Date, publicUrl: string): string {
  const url = new URL("/mor", publicUrl).href;
  const events = schedule
    .filter(
      ({ id, startsAt }) => (id === launchId || id.startsWith("red-night-")) && Date.parse(startsAt) > now.getTime(),
    )
    .flatMap(({ id, title, startsAt, endsAt }) => {
      const fromMs = Date.parse(startsAt);
      return [
        "BEGIN:VEVENT",
        `UID:${id}@kate-zone`,
        `DTSTAMP:${formatIcsTime(now.getTime())}`,
        `DTSTART:${formatIcsTime(fromMs)}`,
        `DTEND:${formatIcsTime(endsAt === null ? fromMs + 1_800_000 : Date.parse(endsAt))}`,
        `SUMMARY:${title.ja}`,
        `URL:${url}`,
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    });
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//KATE ZONE//mor//JA", ...events, "END:VCALENDAR", ""].join(
    "\r\n",
  );
}
