import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { fixedClock } from "./clock.ts";
import { waitForFreePort } from "./free-port.ts";
import { memoryLogger } from "./logger.ts";

test("a port that the last process still holds is waited for, and then free to open", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  const logger = memoryLogger(fixedClock("2026-11-20T15:00:00Z"));
  const waiting = waitForFreePort(port, "127.0.0.1", logger);
  await vi.waitFor(() => expect(logger.lines).toHaveLength(1));
  holder.close();
  await waiting;
  const next = createServer().listen(port, "127.0.0.1");
  await once(next, "listening");
  next.close();
});

test("an address of another machine is refused at once", async () => {
  const logger = memoryLogger(fixedClock("2026-11-20T15:00:00Z"));
  await expect(waitForFreePort(4_000, "192.0.2.1", logger)).rejects.toMatchObject({ code: "EADDRNOTAVAIL" });
});
