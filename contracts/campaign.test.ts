import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type Campaign, campaignSchema } from "./campaign.ts";
import { legalFields } from "./legal-fields.ts";
import { addressSchema } from "./campaign-address.ts";
import { premiumCapYen } from "./campaign-premium.ts";

const folder = join(import.meta.dirname, "../content/campaigns");
const all = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8")) as Campaign] as const,
);
const [, any] = all.find(([name]) => name === "half-open.json") ?? [];
const issuesOf = (change: Partial<Campaign>): string[] =>
  (v.safeParse(campaignSchema, { ...any, ...change }).issues ?? []).map(({ message }) => message);

test.each(all)("%s keeps its contract and carries its own name", (name, campaign) => {
  expect(v.safeParse(campaignSchema, campaign).issues).toBeUndefined();
  expect(`${campaign.id}.json`).toBe(name);
  expect(campaign.demonstration).not.toBeNull();
});

test("there is one of each kind", () => {
  expect(all.flatMap(([, { prizes }]) => prizes.map(({ kind }) => kind ?? "counter"))).toEqual(
    expect.arrayContaining(["counter", "code", "post"]),
  );
  expect(all.map(([, { draw }]) => draw)).toEqual(expect.arrayContaining(["instant", "after"]));
  expect(all.map(([, { way }]) => way.type)).toEqual(expect.arrayContaining(["tap", "stamp", "quiz"]));
});

test.each(legalFields)("nobody can enter where %s is not said", (field) => {
  const { [field]: _, ...rest } = any!.legal;
  expect(issuesOf({ legal: rest as Campaign["legal"] })).not.toEqual([]);
});

test.each<[string, Partial<Campaign>]>([
  ["a day that the period does not name", { closesAt: "2027-04-02T00:00:00+09:00" }],
  ["a number of prizes the terms do not say", { prizes: [{ ...any!.prizes[0]!, count: 301 }] }],
  ["another deadline than is said", { claimDays: 15 }],
  ["a winning moment after the end", { lastMomentAt: "2027-04-01T00:00:01+09:00" }],
  ["a draw before the end", { drawsAt: "2027-03-31T00:00:00+09:00" }],
  ["a prize above the cap of a purchase", { purchase: { priceYen: 100, plannedSalesYen: 1_000_000_000 } }],
  ["prizes above two hundredths of the sales", { purchase: { priceYen: 2_000, plannedSalesYen: 1_000_000 } }],
  [
    "a prize by post and not a word of the address",
    { legal: { ...any!.legal, personalData: "番号だけをお預かりします。" } as Campaign["legal"] },
  ],
  [
    "a day whose weekday is another",
    { legal: { ...any!.legal, period: any!.legal.period.replace("（日）", "（月）") } as Campaign["legal"] },
  ],
  ["a draw after the end whose day is not said", { draw: "after", drawsAt: "2028-01-01T12:00:00+09:00" }],
  ["an organiser who is a sample, where it is a real one", { demonstration: null }],
  ["an unknown field", { odds: 1 } as Partial<Campaign>],
])("a campaign is refused with %s", (_, change) => {
  expect(issuesOf(change)).not.toEqual([]);
});

test("a real campaign names its organiser and where one can ask", () => {
  const legal = {
    ...any!.legal,
    organiser: "夜野化粧品株式会社（東京都渋谷区神宮前1-2-3）",
    contact: "夜野化粧品お客様窓口のフォーム、平日10:00から17:00。",
  };
  expect(issuesOf({ demonstration: null, legal })).toEqual([]);
});

test("the cap of one prize is twenty times a small price, and a hundred thousand yen from five thousand on", () => {
  expect([null, 1_650, 4_999, 5_000, 80_000].map(premiumCapYen)).toEqual([null, 33_000, 99_980, 100_000, 100_000]);
});

test("digits of an address may be pasted in any way, and half of one is refused", () => {
  const written = {
    ...{ name: " 夜野 灯 ", postal: "１５０－０００１", prefecture: "東京都", city: "渋谷区", street: "神宮前0-0-0" },
    ...{ building: "", phone: "０３ー0000ー0000" },
  };
  const read = (change: object) => v.safeParse(addressSchema, { ...written, ...change });
  expect(read({}).output).toMatchObject({ name: "夜野 灯", postal: "1500001", phone: "0300000000" });
  for (const change of [{ postal: "150-000" }, { prefecture: "東京" }, { city: "" }, { phone: "110" }, { note: "x" }])
    expect(read(change).success, JSON.stringify(change)).toBe(false);
});
