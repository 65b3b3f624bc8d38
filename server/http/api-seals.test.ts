import { afterEach, beforeEach, expect, test } from "vitest";
import type { ToldSeals } from "#contracts/seal.ts";
import { openSealZone, type SealZone } from "#tests/seals/seal-zone.ts";
import { type Walker } from "#tests/seals/walker.ts";

let zone: SealZone;
let me: Walker;
beforeEach(async () => {
  zone = await openSealZone();
  me = await zone.walker();
});
afterEach(() => zone.stop());

const told = (ids: string, lang = "ja", who = me): Promise<ToldSeals> =>
  who.read<ToldSeals>(`/api/visitor/seals?ids=${ids}&lang=${lang}`);

test("seals are told by name, in the order in which they came, in the language of the page", async () => {
  await me.write("PUT", "/api/wishlist/items/lip-01", { isWanted: true });
  me.wait(1_000);
  await me.write("POST", "/api/visitor/opening");
  expect((await told("first-kiss,a-want")).seals).toEqual([
    { id: "a-want", title: "欲しい、と書いた", condition: "欲しいものを、ひとつ書いた", sign: "欲", place: 1 },
    { id: "first-kiss", title: "唇の門", condition: "町の入口で、唇がひらくのを見た", sign: "唇", place: 2 },
  ]);
  expect((await told("first-kiss", "en")).seals).toMatchObject([{ title: "Through the lips", sign: "唇", place: 2 }]);
});

test("of seals that I do not have nothing is told, nor of those that nobody has", async () => {
  await me.write("POST", "/api/visitor/opening");
  expect(await told("first-kiss,seven-nights,no-such-seal")).toMatchObject({ seals: [{ id: "first-kiss" }] });
  expect(await told("first-kiss", "ja", await me.other())).toEqual({ seals: [] });
});

test("a list that is none is refused", async () => {
  expect(await told("First Kiss")).toMatchObject({ error: { code: "E-INPUT", fields: ["ids"] } });
  expect(await told("a-want", "xx")).toMatchObject({ error: { code: "E-INPUT", fields: ["lang"] } });
});
