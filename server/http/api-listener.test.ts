import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApiEnv } from "./api-env.ts";
import { readJsonBody } from "./api-body.ts";
import { HttpError } from "./http-error.ts";
import { apiListener } from "./api-listener.ts";
import { attachRequestInfo } from "./request-info.ts";

const api = new Hono<ApiEnv>()
  .get("/", (c) => c.text("here"))
  .post("/", async (c) => c.json(await readJsonBody(c)))
  .onError((error, c) => (error instanceof HttpError ? c.text(error.code, 413) : c.text(error.message, 500)));

let server: Server;
beforeAll(async () => {
  const listener = apiListener(api);
  server = createServer((incoming, outgoing) => {
    const info = {
      requestId: "request-1",
      address: "192.0.2.1",
      receivedAtMs: 0,
      isSecure: false,
      isPreRelease: false,
    };
    attachRequestInfo(incoming, info);
    void listener(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends `sent` of a body and leaves it open: the answer must not wait for the rest. */
function send(headers: Record<string, string>, sent?: string): Promise<{ status: number | undefined; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const clientRequest = request({ port, method: sent === undefined ? "GET" : "POST", headers });
    clientRequest.on("response", (response: IncomingMessage) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      response.on("end", () => clientRequest.destroy());
    });
    clientRequest.on("error", reject);
    if (sent === undefined) clientRequest.end();
    else clientRequest.write(sent);
  });
}

it.each(["zone.example.com", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
  "a request to %s is served",
  async (host) => {
    expect(await send({ host })).toEqual({ status: 200, body: "here" });
  },
);

it.each(["a b", "zone/..", "user@zone", "zone:port", "<script>"])(
  "a request to the host %j has an answer in our own shape",
  async (host) => {
    const { status, body } = await send({ host });
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ error: { code: "E-INPUT", requestId: "request-1" } });
    expect(body).not.toContain(host);
  },
);

it("a body that is announced as too large is refused before it is sent", async () => {
  const headers = { host: "zone", "content-type": "application/json", "content-length": "99999999" };
  expect(await send(headers, "{")).toEqual({ status: 413, body: "E-SIZE" });
});

it("a body without end is refused once it is too large", async () => {
  const headers = { host: "zone", "content-type": "application/json", "transfer-encoding": "chunked" };
  expect(await send(headers, " ".repeat(70_000))).toEqual({ status: 413, body: "E-SIZE" });
});
