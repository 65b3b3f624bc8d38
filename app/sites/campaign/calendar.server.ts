/** What a calendar needs of a campaign that is still to open. */
interface CampaignOpening {
  id: string;
  name: string;
  lead: string;
  opensAt: Date;
  url: string;
}

const halfHourMs = 1_800_000;
const formatUtc = (moment: Date): string => moment.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");

/** The opening of a campaign as a calendar file (RFC 5545): half an hour from its first moment. */
export function renderOpeningCalendar({ id, name, lead, opensAt, url }: CampaignOpening, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//KATE ZONE//campaign//JA",
    "BEGIN:VEVENT",
    `UID:campaign-${id}@kate-zone`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(opensAt)}`,
    `DTEND:${formatUtc(new Date(opensAt.getTime() + halfHourMs))}`,
    `SUMMARY:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(lead)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

/** TEXT values: backslash, semicolon and comma are escaped (RFC 5545, 3.3.11). */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, "\\$&");

/** No line is longer than 75 octets; the rest goes on after a space, never inside a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const parts = [""];
  for (const character of line) {
    const maxLength = parts.length === 1 ? 75 : 74;
    if (Buffer.byteLength(`${parts.at(-1)}${character}`) > maxLength) parts.push("");
    parts[parts.length - 1] += character;
  }
  return parts.join("\r\n ");
}
