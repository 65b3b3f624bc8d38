import assert from "node:assert/strict";
import { connect } from "node:net";
import { test } from "#test-support/hub-test.ts";

const refused: [what: string, head: string, status: number][] = [
  ["broken percent-encoding", "GET /%zz HTTP/1.1\r\nHost: x", 400],
  ["broken percent-encoding in the query", "GET /scan?x=%E0%A4%A HTTP/1.1\r\nHost: x", 400],
  ["a null byte", "GET /a%00b HTTP/1.1\r\nHost: x", 400],
  ["a way out of the house", "GET /assets/..%2f..%2fpackage.json HTTP/1.1\r\nHost: x", 400],
  [
    "two lengths at once",
    "POST /api/events HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked",
    400,
  ],
  ["a method nobody lists", "TRACE /zone1 HTTP/1.1\r\nHost: x", 405],
  ["a write to a page", "POST /zone1 HTTP/1.1\r\nHost: x\r\nContent-Length: 0", 405],
  ["a head without end", `GET /zone1 HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(20_000)}`, 431],
];

test(
  "what no browser would send is refused in the one error shape, and the next visitor notices nothing",
  { tag: "@smoke" },
  async ({ baseUrl }) => {
    for (const [what, head, status] of refused) {
      const answer = await sendRaw(new URL(baseUrl), head);
      assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), `${what}: ${answer.slice(0, 60)}`);
      assert.match(answer, /\{"error":\{"code":"E-[A-Z0-9-]+","message":"[^"]+","requestId":"[^"]+"\}\}$/, what);
      assert.doesNotMatch(answer, /node_modules|\.ts:|at /, `${what} shows the inside of the house`);
    }
    assert.equal((await fetch(`${baseUrl}/zone1`)).status, 200);
  },
);

/** Sends a request as bytes and reads all of the answer. */
function sendRaw({ hostname, port }: URL, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}
