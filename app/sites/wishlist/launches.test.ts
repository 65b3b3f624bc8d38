import { expect, it } from "vitest";
import type { MasterData } from "#contracts/master-data.ts";
import { launchCalendar } from "./launches.server.ts";

const product = (id: string, releasedOn: string) => ({ id, releasedOn, number: "22", names: { ja: `名前 ${id}` } });
const master = {
  products: [product("lip-22", "2027-02-12"), product("lip-01", "2024-05-10"), product("lip-24", "2026-11-20")],
} as unknown as Pick<MasterData, "products">;
// Already the 20th in Japan.
const at = { now: new Date("2026-11-19T15:30:00Z"), publicUrl: "https://zone.example.com" };

it("a list's calendar holds what is still to come, today in Japan included, the nearest first", () => {
  const file = launchCalendar(master, ["lip-22", "lip-01", "lip-24", "lip-99"], at);
  expect([...file.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day]) => day)).toEqual(["20261120", "20270212"]);
  expect(file).toContain("SUMMARY:発売：名前 lip-24\r\n");
  expect(file).toContain("UID:launch-lip-22@zone.example.com\r\n");
});

it("a list without anything to come is an empty calendar", () => {
  expect(launchCalendar(master, ["lip-01"], at)).not.toContain("BEGIN:VEVENT");
});
