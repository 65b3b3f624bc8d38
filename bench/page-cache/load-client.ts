// Puts load on one address over kept connections, one request at a time on each, and reports how many were answered.
// Plain sockets and counted bytes are reading enough, and leave the two cores to the server rather than to its client.
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
  let head = "";
  let missing = 0;
  socket.setNoDelay(true);
  socket.on("data", (chunk) => {
    if (missing === 0) {
      // Every answer is measured by its own head: a page that is rendered anew during a round has another length.
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n") + 4;
      if (end < 4) return;
      missing = end + lengthOf(head) - head.length;
      head = "";
    } else missing -= chunk.length;
    if (missing > 0) return;
    if (missing < 0) throw new Error("more came than was announced");
    answered += 1;
    socket.write(request);
  });
  socket.on("close", () => {
    if (!isOver) failed += 1;
  });
  socket.on("error", () => {});
  return socket;
}

/** The length of a body, read from its head. Anything but a 200 with a length counts as failed. */
function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (head.startsWith("HTTP/1.1 200") && length !== undefined) return Number(length);
  failed += 1;
  return Number.POSITIVE_INFINITY;
}
