import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "../platform/settings.ts";
import { createDocumentHandler } from "./documents.ts";
import { createHostTable } from "./hosts.ts";

const now = new Date("2026-11-23T19:00:00Z");

/** Serves the documents of a zone with that contact; anything else is 404. */
async function open(securityContacts: readonly string[]): Promise<string> {
  const answer = createDocumentHandler({
    publicUrl: "https://zone.example.com",
    now: () => now,
    pages: [],
    shareRoutes: [],
    securityContacts,
  });
  const profile = createHostTable(readSettings({}))("zone.example.com");
  const server = createServer((request, response) => {
    void answer(request.url ?? "", profile, request, response).then((isDone) => {
      if (!isDone) response.writeHead(404).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("who found a weakness reads whom to tell, in the form of RFC 9116", async () => {
  const answer = await fetch(
    `${await open(["mailto:security@example.com", "https://example.com/report"])}/.well-known/security.txt`,
  );
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect((await answer.text()).split("\n")).toEqual([
    "Contact: mailto:security@example.com",
    "Contact: https://example.com/report",
    "Expires: 2027-05-22T00:00:00Z",
    "Preferred-Languages: ja, en",
    "Canonical: https://zone.example.com/.well-known/security.txt",
    "",
  ]);
});

test("a zone without a contact has no such file", async () => {
  expect((await fetch(`${await open([])}/.well-known/security.txt`)).status).toBe(404);
});
