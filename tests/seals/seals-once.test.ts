import { expect, test } from "vitest";
import { eachInAZone, rowsOf, toldTimes } from "./earn-each.ts";
import { master, type Ways } from "./walker.ts";
import { waysOfFaces } from "./ways-of-faces.ts";
import { waysOfLetters } from "./ways-of-letters.ts";
import { waysOfMaking } from "./ways-of-making.ts";
import { waysOfNights } from "./ways-of-nights.ts";
import { waysOfTheLipWorld } from "./ways-of-the-lip-world.ts";
import { waysOfVoices } from "./ways-of-voices.ts";

const ways: Ways = {
  ...waysOfNights,
  ...waysOfFaces,
  ...waysOfVoices,
  ...waysOfMaking,
  ...waysOfLetters,
  ...waysOfTheLipWorld,
};
const lent = eachInAZone();

test("there is a way to every seal of the content, and to no other", () => {
  expect(Object.keys(ways).toSorted()).toEqual(master.seals.map(({ id }) => id).toSorted());
});

test("of many writes at the same moment on two processes one tells the seal", async () => {
  const { me, seals } = lent;
  const [here, there] = [me, me.tabAt(seals.openTwin())];
  const hearts = ["lip-01", "lip-02", "lip-03", "lip-04"].flatMap((productId) =>
    [here, there].map((tab) => tab.write("PUT", `/api/wishlist/items/${productId}`, { isWanted: true })),
  );
  await Promise.all(hearts);
  expect(toldTimes(here, "a-want") + toldTimes(there, "a-want")).toBe(1);
  expect(await rowsOf(seals, "a-want")).toBe(1);
});

test("packs of monsters that were met elsewhere before are read all the same", async () => {
  const { me } = lent;
  const packs = master.products.filter(({ monsterId }) => ["13", "24"].includes(monsterId ?? ""));
  await me.write("POST", "/api/lmw/progress", { kind: "starter", monsterId: "13" });
  await waysOfLetters["own-red"]!(me);
  for (const { jan } of packs) await me.write("POST", "/api/barcode/meetings", { jan });
  expect(toldTimes(me, "on-the-shelf")).toBe(1);
});

test("what does not go through gives nothing, and another's deed is not mine", async () => {
  const { me } = lent;
  await expect(me.write("PUT", "/api/wishlist/items/lip-99", { isWanted: true })).rejects.toThrow("404");
  const other = await me.other();
  await other.write("PUT", "/api/wishlist/items/lip-01", { isWanted: true });
  expect([me.told, toldTimes(other, "a-want")]).toEqual([[], 1]);
});
