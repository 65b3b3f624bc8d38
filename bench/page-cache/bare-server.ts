// The ceiling: node:http and nothing else. Sends one recorded answer to whoever asks. Runs in a process of its own.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RecordedPage } from "./record-page.ts";

process.once("message", ({ headers, body }: Omit<RecordedPage, "body"> & { body: string }) => {
  const flat = headers.flat();
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, flat);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
process.once("disconnect", () => process.exit(0));
