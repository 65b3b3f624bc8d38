import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** A program that asks a server, which says all and hangs up, and reads the answer only later. `before` runs first. */
const program = (before: string): string => `
  import { createServer } from "node:net";
  ${before}
  const { createHttpFetch } = await import(${JSON.stringify(`${import.meta.dirname}/http-fetch.ts`)});
  const fetch = createHttpFetch();
  const body = Buffer.alloc(64 * 1024, "a");
  const server = createServer((socket) => socket.on("error", () => {}).once("data", () => {
    socket.write("HTTP/1.1 200 OK\\r\\nContent-Length: " + body.length + "\\r\\nConnection: close\\r\\n\\r\\n");
    socket.end(body);
  }));
  server.listen(0, "127.0.0.1", async () => {
    const response = await fetch("http://127.0.0.1:" + server.address().port);
    await new Promise((resolve) => setTimeout(resolve, 200));
    console.log((await response.text()).length);
    server.close();
  });`;

test.each([
  ["in a fresh process", ""],
  // As every page that React Router answers: Node's own connections are there from then on.
  ["after a request was made", 'new Request("http://127.0.0.1/");'],
])("a host that hangs up before its answer was read brings nobody down, and the answer is whole: %s", (_, before) => {
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", program(before)], {
    encoding: "utf8",
    cwd: import.meta.dirname,
    timeout: 10_000,
  });
  expect(printed.trim()).toBe(String(64 * 1024));
});
