import { expect, test } from "vitest";
import { createHeldPlaces } from "./held-places.ts";
import { capacities } from "./limit-table.ts";

const phone = { address: "192.0.2.1", visitorId: "visitor-1" };
const other = (i: number, address = "192.0.2.1") => ({ address, visitorId: `other-${i}` });

test("one visitor sends two photos at a time, and another when one of them is through", () => {
  const places = createHeldPlaces(1);
  const [first, second] = [places.hold("upload", phone), places.hold("upload", phone)];
  expect(second).not.toBeNull();
  expect(places.hold("upload", phone)).toBeNull();
  first?.();
  first?.();
  expect(places.hold("upload", phone)).not.toBeNull();
  expect(places.hold("upload", phone)).toBeNull();
});

test("a network that sends as many as it may leaves places to others, its neighbours to the rest of the world", () => {
  const places = createHeldPlaces(1);
  const count = (address: string): number =>
    Array.from({ length: 20 }, (_, i) => places.hold("upload", other(i, address))).filter(Boolean).length;
  expect(count("2001:db8:1:100::1")).toBe(capacities.upload.network);
  expect(count("2001:db8:1:1ff::2"), "the same household").toBe(0);
  expect(count("2001:db8:1:200::1")).toBe(capacities.upload.network);
  expect(count("2001:db8:1:300::1"), "the ring is full").toBe(0);
  expect(count("198.51.100.1")).toBe(capacities.upload.all - capacities.upload.ring);
  expect(count("203.0.113.1"), "all are full").toBe(0);
});

test("one address without cookies leaves most of the live places to others", () => {
  const places = createHeldPlaces(1);
  const anonymous = { address: "192.0.2.1", visitorId: null };
  const taken = Array.from({ length: 3_000 }, () => places.hold("stream", anonymous)).filter(Boolean).length;
  expect(taken).toBe(400);
  expect(places.hold("stream", { address: "198.51.100.1", visitorId: null })).not.toBeNull();
});

test("a load test may have more, but no more than the process bears", () => {
  const places = createHeldPlaces(1_000);
  const taken = Array.from({ length: 100 }, () => places.hold("upload", phone)).filter(Boolean).length;
  expect(taken).toBe(capacities.upload.all);
});
