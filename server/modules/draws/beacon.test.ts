import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { signTestRound, testBeacon } from "#test-support/test-beacon.ts";
import { isSignature } from "../../../verifier/bls-signature.mjs";
import { beaconMessage, beaconRandomness, quicknet } from "./beacon.ts";
import { createBeaconSource } from "./beacon-relays.ts";

// Round 1000 of quicknet, as its relays tell it.
const signature = "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39";
const randomness = "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd";

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

async function relay(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const tells =
  (body: string): RequestListener =>
  (_, response) =>
    void response.end(body);

test("a round that the network signed gives its number, and the verifier's own program says the same", () => {
  expect(beaconRandomness(quicknet, 1000, signature)).toBe(randomness);
  const [key, signed] = [quicknet.publicKey, signature].map((hex) => Buffer.from(hex, "hex")) as [Buffer, Buffer];
  expect(isSignature(key, beaconMessage(1000), signed)).toBe(true);
  expect(isSignature(key, beaconMessage(1001), signed)).toBe(false);
});

test.each([
  ["of another round", 1001, signature],
  ["with another digit", 1000, signature.replace(/9$/, "8")],
  ["that somebody made up", 1000, "ab".repeat(48)],
  ["of another network", 1000, signTestRound(1000)],
  ["that is the number itself", 1000, randomness],
  ["of nothing", 1000, ""],
])("a signature %s is none", (_, round, given) => {
  expect(beaconRandomness(quicknet, round, given)).toBeNull();
});

test("of several relays the first true answer counts: who lies, rambles, fails or says nothing is passed over", async () => {
  const requests: string[] = [];
  const source = createBeaconSource(
    quicknet,
    await Promise.all([
      relay(tells(JSON.stringify({ round: 1000, signature: "ab".repeat(48) }))),
      relay(tells("x".repeat(100_000))),
      relay((_, response) => void response.writeHead(500).end()),
      relay(() => {}),
      relay((request, response) => {
        requests.push(request.url ?? "");
        setTimeout(() => response.end(JSON.stringify({ round: 1000, randomness, signature })), 100);
      }),
    ]),
  );
  expect(await source.fetchSignature(1000)).toBe(signature);
  expect(requests).toEqual([expect.stringMatching(/^\/[0-9a-f]{64}\/public\/1000$/)]);
});

test("where no relay has the round yet, there is none", async () => {
  const source = createBeaconSource(testBeacon.chain, [
    await relay((_, response) => void response.writeHead(404).end()),
    "http://127.0.0.1:9",
  ]);
  expect(await source.fetchSignature(1000)).toBeNull();
});
