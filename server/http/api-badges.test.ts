import { afterEach, beforeEach, expect, test } from "vitest";
import type { BadgeDetailsList } from "#contracts/badge.ts";
import { openBadgeTestHub, type BadgeTestHub } from "#tests/badges/badge-test-hub.ts";
import { type ApiUser } from "#tests/badges/api-user.ts";

let zone: BadgeTestHub;
let me: ApiUser;
beforeEach(async () => {
  zone = await openBadgeTestHub();
  me = await zone.createUser();
});
afterEach(() => zone.stop());

const getDetails = (ids: string, lang = "ja", who = me): Promise<BadgeDetailsList> =>
  who.get<BadgeDetailsList>(`/api/visitor/seals?ids=${ids}&lang=${lang}`);

test("seals are told by name, in the order in which they came, in the language of the page", async () => {
  await me.write("PUT", "/api/wishlist/items/lip-01", { isWanted: true });
  me.wait(1_000);
  await me.write("POST", "/api/visitor/opening");
  expect((await getDetails("first-kiss,a-want")).seals).toEqual([
    { id: "a-want", title: "欲しい、と書いた", condition: "欲しいものを、ひとつ書いた", sign: "欲", place: 1 },
    { id: "first-kiss", title: "唇の門", condition: "町の入口で、唇が開くのを見た", sign: "唇", place: 2 },
  ]);
  expect((await getDetails("first-kiss", "en")).seals).toMatchObject([
    { title: "Through the lips", sign: "唇", place: 2 },
  ]);
});

test("of seals that I do not have nothing is told, nor of those that nobody has", async () => {
  await me.write("POST", "/api/visitor/opening");
  expect(await getDetails("first-kiss,seven-nights,no-such-seal")).toMatchObject({ seals: [{ id: "first-kiss" }] });
  expect(await getDetails("first-kiss", "ja", await me.other())).toEqual({ seals: [] });
});

test("a list that is none is refused", async () => {
  expect(await getDetails("First Kiss")).toMatchObject({ error: { code: "E-INPUT", fields: ["ids"] } });
  expect(await getDetails("a-want", "xx")).toMatchObject({ error: { code: "E-INPUT", fields: ["lang"] } });
});
