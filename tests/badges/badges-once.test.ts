import { expect, test } from "vitest";
import { eachInOneHub, badgeRowsOf, announcedTimes } from "./earn-each.ts";
import { master, type Scenarios } from "./api-user.ts";
import { faceScenarios } from "./scenarios-faces.ts";
import { prophecyScenarios } from "./scenarios-prophecies.ts";
import { workScenarios } from "./scenarios-works.ts";
import { dayScenarios } from "./scenarios-days.ts";
import { lipWorldScenarios } from "./scenarios-lip-world.ts";
import { reviewScenarios } from "./scenarios-reviews.ts";

const scenarios: Scenarios = {
  ...dayScenarios,
  ...faceScenarios,
  ...reviewScenarios,
  ...workScenarios,
  ...prophecyScenarios,
  ...lipWorldScenarios,
};
const testHub = eachInOneHub();

test("there is a way to every seal of the content, and to no other", () => {
  expect(Object.keys(scenarios).toSorted()).toEqual(master.seals.map(({ id }) => id).toSorted());
});

test("of many writes at the same moment on two processes one tells the seal", async () => {
  const { me, badges } = testHub;
  const [here, there] = [me, me.openTab(badges.openSecondHub())];
  const hearts = ["lip-01", "lip-02", "lip-03", "lip-04"].flatMap((productId) =>
    [here, there].map((tab) => tab.write("PUT", `/api/wishlist/items/${productId}`, { isWanted: true })),
  );
  await Promise.all(hearts);
  expect(announcedTimes(here, "a-want") + announcedTimes(there, "a-want")).toBe(1);
  expect(await badgeRowsOf(badges, "a-want")).toBe(1);
});

test("packs of monsters that were met elsewhere before are read all the same", async () => {
  const { me } = testHub;
  const packs = master.products.filter(({ monsterId }) => ["13", "24"].includes(monsterId ?? ""));
  await me.write("POST", "/api/lmw/progress", { kind: "starter", monsterId: "13" });
  await prophecyScenarios["own-red"]!(me);
  for (const { jan } of packs) await me.write("POST", "/api/barcode/meetings", { jan });
  expect(announcedTimes(me, "on-the-shelf")).toBe(1);
});

test("what does not go through gives nothing, and another's deed is not mine", async () => {
  const { me } = testHub;
  await expect(me.write("PUT", "/api/wishlist/items/lip-99", { isWanted: true })).rejects.toThrow("404");
  const other = await me.other();
  await other.write("PUT", "/api/wishlist/items/lip-01", { isWanted: true });
  expect([me.earnedBadges, announcedTimes(other, "a-want")]).toEqual([[], 1]);
});
