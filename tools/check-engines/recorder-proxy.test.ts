import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startRecorderProxy } from "./recorder-proxy.ts";

const page = '<!doctype html><html><head><script src="/first.js"></script></head></html>';
const policy = "default-src 'none'; script-src 'self'";

/** A zone of one page and one file, with the ears before it. */
async function open(): Promise<string> {
  const zone = createServer((request, response) => {
    const isPage = request.url === "/";
    response.writeHead(200, {
      "content-type": isPage ? "text/html; charset=utf-8" : "text/javascript",
      "content-security-policy": policy,
    });
    response.end(isPage ? page : "first();");
  }).listen(0, "127.0.0.1");
  await once(zone, "listening");
  const recorder = await startRecorderProxy(() => `http://127.0.0.1:${(zone.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await recorder.close();
    zone.close();
  });
  return recorder.origin;
}

test("a page hears from its first script on, and its policy stays as it is", async () => {
  const answer = await fetch(await open(), { headers: { accept: "text/html" } });
  expect(answer.headers.get("content-security-policy")).toBe(policy);
  expect(await answer.text()).toContain('<head><script src="/early-ears.js"></script><script src="/first.js">');
});

test("what is no page passes as it is", async () => {
  const origin = await open();
  expect(await (await fetch(`${origin}/first.js`)).text()).toBe("first();");
  expect(await (await fetch(`${origin}/early-ears.js`)).text()).toContain("securitypolicyviolation");
});
