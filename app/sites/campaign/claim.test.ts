import { expect, test } from "vitest";
import { saveGiftCodes } from "#server/modules/draws/gift-codes.ts";
import { systemRandom } from "#server/platform/random.ts";
import { DrawTestHub, getMyEntry } from "#tests/api/draw-test-hub.ts";

const draws = new DrawTestHub();

const address = {
  ...{ name: "夜野 灯", postal: "150-0001", prefecture: "東京都", city: "渋谷区", street: "神宮前0-0-0" },
  ...{ building: "", phone: "03-0000-0000" },
};
test("a prize by post wants an address, never tells it again, and takes another one only until it is on its way", async () => {
  const me = await draws.visitor();
  await draws.setOnlyPrizeDue("mirror");
  await draws.enter(me, "half-open");
  const claim = (body: object) => me.write("POST", "/api/campaign/half-open/claims", body);
  expect((await getMyEntry(me, "half-open")).win).toMatchObject({ kind: "post", state: "open", address: null });
  expect((await claim({})).status).toBe(400);
  expect((await claim({ address: { ...address, postal: "1500" } })).status).toBe(400);
  expect((await getMyEntry(me, "half-open")).win?.state).toBe("open");
  expect((await claim({ address })).status).toBe(200);
  expect((await claim({ address: { ...address, city: "港区" } })).status).toBe(200);
  const claimResult = await (await me.get("/api/campaign/half-open/mine")).text();
  expect(JSON.parse(claimResult)).toMatchObject({
    win: { state: "claimed", code: null, address: { deleteOn: "2027-02-18", isHandedOn: false } },
  });
  expect(claimResult).not.toMatch(/夜野|港区|1500001/);
  const storedAddress = await draws.hub.database.query({
    text: "SELECT sealed FROM draw_addresses UNION ALL SELECT body::text FROM idempotency_answers",
  });
  expect(JSON.stringify(storedAddress)).not.toMatch(/夜野|港区|1500001/);
  await draws.hub.database.query({ text: "UPDATE draw_addresses SET exported_at = now()" });
  expect((await claim({ address })).status).toBe(409);
  const otherVisitor = await draws.visitor();
  expect((await otherVisitor.write("POST", "/api/campaign/half-open/claims", { address })).status).toBe(404);
});

test("who moved up is told so; whose day has passed has nothing to claim any more", async () => {
  const me = await draws.visitor();
  await draws.enter(me, "letters-200");
  const drawnAt = draws.hub.clock.now();
  draws.hub.clock.advance(1_000);
  await draws.hub.database.query({
    text: `WITH drawn AS (UPDATE campaigns SET frozen_at = $1, drawn_at = $1 WHERE id = 'letters-200')
           INSERT INTO draw_wins (id, campaign_id, unit, ticket_id, won_at, claim_until, misses)
           SELECT id, campaign_id, 0, id, $2, $3, 0 FROM draw_tickets WHERE campaign_id = 'letters-200'`,
    values: [drawnAt, draws.hub.clock.now(), new Date(draws.hub.clock.now().getTime() + 1_000)],
  });
  expect((await getMyEntry(me, "letters-200")).win).toMatchObject({ state: "open", isMovedUp: true });
  draws.hub.clock.advance(2_000);
  expect((await getMyEntry(me, "letters-200")).win).toMatchObject({ state: "lapsed" });
});

test("a gift code is given once, to its winner alone, and is there whenever they come back", async () => {
  const [me, other] = [await draws.visitor(), await draws.visitor()];
  await draws.hub.database.transaction((queries) =>
    saveGiftCodes(
      queries,
      { campaignId: "red-riddles", prizeId: "lip", codes: ["GIFT-0001"], now: draws.hub.clock.now() },
      { secrets: ["s".repeat(32)], random: systemRandom },
    ),
  );
  await draws.setPrizesDue(true);
  for (const who of [me, other]) {
    await draws.enter(who, "red-riddles", { answers: [1, 2, 0] });
    expect((await who.write("POST", "/api/campaign/red-riddles/claims", {})).status).toBe(200);
  }
  expect((await getMyEntry(me, "red-riddles")).win).toMatchObject({ kind: "code", state: "handed", gift: "GIFT-0001" });
  expect((await getMyEntry(me, "red-riddles")).win?.gift).toBe("GIFT-0001");
  // Nobody's code is given to a second one: it waits for the next.
  expect((await getMyEntry(other, "red-riddles")).win).toMatchObject({ state: "claimed", gift: null });
});
