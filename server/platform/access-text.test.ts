import { expect, test } from "vitest";
import { type AccessLine, createAccessTextWriter } from "./access-text.ts";
import { logLine, truncateAddress } from "./log-line.ts";

const time = new Date("2026-11-20T15:00:00Z");
const line: AccessLine = {
  requestId: "0b8d63c5-a419-4898-a9ec-1a5b633fac0a",
  method: "GET",
  path: "/zone1",
  status: 200,
  durationMs: 3,
  route: "zones /zone1",
  bytes: 9_120,
  isWhole: true,
  address: "203.0.113.77",
};

/** The same line as every other line of the log is made. */
function plainly({ path, address, requestId, method, status, durationMs, route, bytes, isWhole }: AccessLine): string {
  const fields = { requestId, method, status, durationMs, route, bytes, isWhole, path: path.split("?", 1)[0] };
  return logLine(time, "info", "access", { ...fields, address: truncateAddress(address) });
}

const everyCharacter = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join("");

test.each<Partial<AccessLine>>([
  {},
  { path: "/faq?cid=1?b" },
  { path: `/${everyCharacter.replace("?", "")}\ud800\ufeff` },
  { path: '/a"b\\c', requestId: 'r"\u2028', method: "M-SEARCH" },
  { address: "2001:db8:1:2:3:4:5:6", status: 304, isWhole: false, durationMs: 0.25 },
  { address: "::ffff:203.0.113.77" },
  { address: "unknown" },
  { address: `"\u001b[2J\u009b:x:y:${everyCharacter}` },
  { address: "" },
])("an access line looks like every other line of the log: %j", (more) => {
  const write = createAccessTextWriter();
  const entry = { ...line, ...more };
  expect(write(time, entry)).toBe(plainly(entry));
  expect(write(time, entry)).toBe(plainly(entry));
});

test("each line has the time at which it was written", () => {
  const write = createAccessTextWriter();
  const timeOf = (ms: number) => (JSON.parse(write(new Date(ms), line)) as { time: string }).time;
  expect([1, 1, 2, 1].map(timeOf)).toEqual([1, 1, 2, 1].map((ms) => new Date(ms).toISOString()));
});

test("ten thousand visitors from as many networks each have their own in the log, and never their address", () => {
  const write = createAccessTextWriter();
  for (let i = 0; i < 10_000; i++) {
    const network = `${100 + (i % 100)}.${Math.floor(i / 100)}.7`;
    const text = write(time, { ...line, address: `${network}.213` });
    expect(text).toContain(`"address":"${network}.0"`);
    expect(text).not.toContain(".213");
  }
});
