import { expect, test } from "vitest";
import { createTicketPrefetch } from "./ticket-prefetch.ts";

function setUp() {
  let nowMs = 0;
  let asked = 0;
  const tickets = createTicketPrefetch(
    async () => {
      asked += 1;
      return null;
    },
    () => nowMs,
  );
  return { tickets, pass: (ms: number) => (nowMs += ms), asked: () => asked };
}

test("a run that is begun again within ten minutes uses the ticket that is there", async () => {
  const { tickets, pass, asked } = setUp();
  await tickets.get();
  pass(599_000);
  await tickets.get();
  expect(asked()).toBe(1);
});

test("after ten minutes one new ticket is asked for, not one at every press", async () => {
  const { tickets, pass, asked } = setUp();
  pass(601_000);
  for (let i = 0; i < 4; i++) await tickets.get();
  expect(asked()).toBe(2);
});

test("after each run the next one's ticket is asked for", () => {
  const { tickets, asked } = setUp();
  tickets.renew();
  expect(asked()).toBe(2);
});
