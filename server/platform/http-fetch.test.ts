import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** A program that asks a server, which says all and hangs up, and reads the answer only later; `fetch` is what `source` gives. */
const program = (source: string): string => `
  import { createServer } from "node:net";
  ${source}
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

test("a host that hangs up before its answer was read brings nobody down, and the answer is whole", () => {
  const source = `import { httpFetch as fetch } from ${JSON.stringify(`${import.meta.dirname}/http-fetch.ts`)};`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", program(source)], {
    encoding: "utf8",
    cwd: import.meta.dirname,
    timeout: 10_000,
  });
  expect(printed.trim()).toBe(String(64 * 1024));
});
