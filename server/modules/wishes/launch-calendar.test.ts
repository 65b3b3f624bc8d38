import { expect, it } from "vitest";
import { formatCalendar } from "./launch-calendar.ts";

const now = new Date("2026-11-20T03:04:05.678Z");
const day = {
  uid: "launch-lip-21@zone.example.com",
  day: "2026-12-31",
  title: "発売：踊り場の金魚; 夜, 朝",
  description: "一行目\n二行目は、折り返しが要るほど長い。".repeat(3),
  url: "https://zone.example.com/all-products?p=lip-21",
};

const unfolded = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n");

it("is a calendar file as RFC 5545 wants it: CRLF, no line above 75 octets, no character torn apart", () => {
  const file = formatCalendar([day], now);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain("\ufffd");
  expect(unfolded(file)).toContain(`DESCRIPTION:${day.description.replaceAll("\n", "\\n")}`);
});

it("says whole days in Japan, the end being the day after, also over a new year", () => {
  expect(unfolded(formatCalendar([day], now))).toEqual(
    expect.arrayContaining([
      "X-WR-TIMEZONE:Asia/Tokyo",
      "DTSTAMP:20261120T030405Z",
      "DTSTART;VALUE=DATE:20261231",
      "DTEND;VALUE=DATE:20270101",
      "SUMMARY:発売：踊り場の金魚\\; 夜\\, 朝",
      `UID:${day.uid}`,
    ]),
  );
});

it("without a day it is still a calendar", () => {
  expect(formatCalendar([], now)).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r]+\r\n/);
});
