// Puts load on one address over kept connections, one request at a time on each, and reports how many were answered.
// Plain sockets: the answers of a run are all of one length, so counting bytes is reading enough, and the two cores go
// to the server rather than to its client.
//   node load-client.ts <url> <milliseconds>
import { connect, type Socket } from "node:net";

const connections = 32;
const [address = "", forMs = "1000"] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(address);
const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br\r\n\r\n`);

let answered = 0;
let failed = 0;
let isOver = false;

const begunAt = performance.now();
const sockets = Array.from({ length: connections }, open);
setTimeout(() => {
  isOver = true;
  const tookMs = performance.now() - begunAt;
  for (const socket of sockets) socket.destroy();
  process.send?.({ answered, failed, perSecond: (answered / tookMs) * 1000 }, () => process.disconnect());
}, Number(forMs));

function open(): Socket {
  const socket = connect(Number(port), hostname, () => socket.write(request));
  let expected = 0;
  let received = 0;
  socket.setNoDelay(true);
  socket.on("data", (chunk) => {
    if (expected === 0) expected = lengthOf(chunk);
    received += chunk.length;
    if (received < expected) return;
    received -= expected;
    answered += 1;
    socket.write(request);
  });
  socket.on("close", () => {
    if (!isOver) failed += 1;
  });
  socket.on("error", () => {});
  return socket;
}

/** The length of a whole answer, read from its head. Anything but a 200 with a length counts as failed. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.toString("latin1", 0, chunk.indexOf("\r\n\r\n") + 4);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (head.startsWith("HTTP/1.1 200") && length !== undefined) return head.length + Number(length);
  failed += 1;
  return Number.POSITIVE_INFINITY;
}
