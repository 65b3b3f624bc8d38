import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createClientAddressReader, createSecureReader } from "./client-address.ts";

const from = (remoteAddress: string, headers: Record<string, string>): IncomingMessage =>
  ({ headers, socket: { remoteAddress }, connection: { remoteAddress } }) as unknown as IncomingMessage;

test("nobody can claim another address by a header", () => {
  expect(createClientAddressReader([])(from("203.0.113.9", { "x-forwarded-for": "1.2.3.4" }))).toBe("203.0.113.9");
  expect(createClientAddressReader(["10.0.0.0/8"])(from("203.0.113.9", { "x-forwarded-for": "1.2.3.4" }))).toBe(
    "203.0.113.9",
  );
});

test("a trusted proxy is believed for the last hop it saw, not for what the visitor wrote before it", () => {
  expect(
    createClientAddressReader(["10.0.0.0/8"])(from("10.0.0.1", { "x-forwarded-for": "6.6.6.6, 198.51.100.7" })),
  ).toBe("198.51.100.7");
});

test("https counts when the public address says so or a trusted proxy does", () => {
  const claimed = { "x-forwarded-proto": "https" };
  expect(createSecureReader("https://kz.example", [])(from("203.0.113.9", {}))).toBe(true);
  expect(createSecureReader("http://kz.example", [])(from("203.0.113.9", claimed))).toBe(false);
  expect(createSecureReader("http://kz.example", ["10.0.0.0/8"])(from("10.0.0.1", claimed))).toBe(true);
});
