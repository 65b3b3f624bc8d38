import { expect, test } from "vitest";
import { createTicketPrefetch } from "./ticket-prefetch.ts";

function setUp() {
  let nowMs = 0;
  let requestCount = 0;
  const tickets = createTicketPrefetch(
    async () => {
      requestCount += 1;
      return null;
    },
    () => nowMs,
  );
  return { tickets, pass: (ms: number) => (nowMs += ms), requestCount: () => requestCount };
}

test("a run that is begun again within ten minutes uses the ticket that is there", async () => {
  const { tickets, pass, requestCount } = setUp();
  await tickets.get();
  pass(599_000);
  await tickets.get();
  expect(requestCount()).toBe(1);
});

test("after ten minutes one new ticket is asked for, not one at every press", async () => {
  const { tickets, pass, requestCount } = setUp();
  pass(601_000);
  for (let i = 0; i < 4; i++) await tickets.get();
  expect(requestCount()).toBe(2);
});

test("after each run the next one's ticket is asked for", () => {
  const { tickets, requestCount } = setUp();
  tickets.renew();
  expect(requestCount()).toBe(2);
});

test("a ticket that ended early is not used, and another is asked for only when it is needed", async () => {
  const { tickets, requestCount } = setUp();
  tickets.drop();
  expect(requestCount()).toBe(1);
  for (let i = 0; i < 3; i++) await tickets.get();
  expect(requestCount()).toBe(2);
});
