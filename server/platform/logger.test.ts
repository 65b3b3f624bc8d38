import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { fixedClock } from "./clock.ts";
import { memoryLogger } from "./logger.ts";

const clock = fixedClock("2026-11-20T15:00:00Z");

function lastOf(write: (logger: ReturnType<typeof memoryLogger>) => void): { text: string; json: any } {
  const logger = memoryLogger(clock);
  write(logger);
  const text = logger.lines.at(-1) ?? "";
  return { text, json: JSON.parse(text) };
}

test("a line is one JSON object with the time in UTC", () => {
  const { text, json } = lastOf((logger) => logger.info("opened", { port: 3000 }));
  expect(json).toEqual({ time: "2026-11-20T15:00:00.000Z", level: "info", event: "opened", port: 3000 });
  expect(text.endsWith("}\n")).toBe(true);
});

test("a visitor cannot forge a second line or steer a terminal", () => {
  const evil = "a\nb\r\u001b[2Jc\u009bd\u2028e\u202ef";
  const { text, json } = lastOf((logger) => logger.warn("refused", { path: evil }));
  expect(text.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u202e]/);
  expect(json.path).toBe(evil);
});

test("what is named like a secret is hidden, however deep", () => {
  const { text } = lastOf((logger) =>
    logger.info("x", { xsrfToken: "hunter2", request: { cookie: "hunter2", Authorization: "hunter2" } }),
  );
  expect(text).not.toContain("hunter2");
});

test("a failed statement is logged without the values in it", () => {
  const cause = Object.assign(new Error("deadlock detected"), { code: "40P01" });
  const { text, json } = lastOf((logger) =>
    logger.error("failed", new DrizzleQueryError("select $1", ["a visitor's note"], cause)),
  );
  expect(text).not.toContain("a visitor's note");
  expect(json.error.cause).toMatchObject({ code: "40P01", message: "deadlock detected" });
});

test("an access line keeps the path without its query and the address without its end", () => {
  const line = {
    requestId: "r",
    method: "GET",
    path: "/faq?cid=1",
    status: 200,
    durationMs: 1,
    route: "faq /faq",
    bytes: 0,
    isWhole: true,
    address: "",
  };
  const addressOf = (address: string) => lastOf((logger) => logger.access({ ...line, address })).json.address;
  expect(lastOf((logger) => logger.access(line)).json.path).toBe("/faq");
  expect(addressOf("203.0.113.77")).toBe("203.0.113.0");
  expect(addressOf("::ffff:203.0.113.77")).toBe("203.0.113.0");
  expect(addressOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1::");
  expect(addressOf("::1")).toBe("::");
});

const whole = ["203.0.113.77", "::ffff:203.0.113.77", "2001:db8:1:2:3:4:5:6", "2001:db8:1::77", "198.51.100.200"];
const endings = /113\.77\b|100\.200\b|::77\b|4:5:6\b/;
const lineKinds: [string, (logger: ReturnType<typeof memoryLogger>, address: string) => void][] = [
  ["a field of any name", (logger, address) => logger.info("x", { address, peer: address, deep: { list: [address] } })],
  ["the name of a field", (logger, address) => logger.warn("x", { tries: { [address]: 3 } })],
  ["a refused call", (logger, address) => logger.warn("api-refused", { code: "E-LIMIT", path: "/api/x", address })],
  [
    "words",
    (logger, address) => logger.warn("x", { reason: `sent by ${address}, [${address}]:443 and ${address}/64` }),
  ],
  ["an address of the web", (logger, address) => logger.info("x", { url: `http://${address}:3000/x?from=${address}` })],
  ["an error", (logger, address) => logger.error("x", new Error(`connect ECONNREFUSED ${address}:5432`))],
  ["its cause", (logger, address) => logger.error("x", new Error("no", { cause: new Error(`read ${address}`) }))],
  ["what was thrown and is no error", (logger, address) => logger.error("x", `no: ${address}`)],
  ["the event itself", (logger, address) => logger.info(`seen ${address}`)],
  [
    "an access line",
    (logger, address) =>
      logger.access({
        ...{ requestId: "r", method: "GET", status: 200, durationMs: 1, route: "x", bytes: 1, isWhole: true },
        ...{ path: `/x/${address}/y?from=${address}`, address },
      }),
  ],
];
test.each(lineKinds)("no line keeps a whole address: %s", (_, write) => {
  for (const address of whole) {
    const { text } = lastOf((logger) => write(logger, address));
    expect(text).not.toContain(address);
    expect(text).not.toMatch(endings);
    expect(text).toMatch(/203\.0\.113\.0|2001:db8:1::|198\.51\.100\.0/);
  }
});

test("times, numbers, versions of three, paths, ids and this machine's own addresses stay as they are", () => {
  const fields = {
    at: "2026-11-20T15:00:00.000Z",
    clock: "12:34:56",
    version: "18.4.0",
    factor: 1.25,
    path: "/lmw/stg/1",
    stack: "at file:///srv/build/app.js:12:34",
    id: "00000000-0000-4000-8000-00000000000a",
    here: "http://127.0.0.1:3000, [::1]:3000 and 0.0.0.0",
    class: "v8::internal::Heap",
  };
  expect(lastOf((logger) => logger.info("x", fields)).json).toMatchObject(fields);
});

test("what was buffered is written when the logger stops, even right before the process ends", async () => {
  const program = `
    import { systemClock } from "./clock.ts";
    import { stdoutLogger } from "./logger.ts";
    const logger = stdoutLogger(systemClock);
    for (let i = 0; i < 2000; i++) logger.info("line", { i });
    await logger.stop();
    process.exit(0);`;
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder,
  });
  const lines = stdout.trimEnd().split("\n");
  expect(lines).toHaveLength(2000);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ event: "line", i: 1999 });
});

test("an error is written at once: the process that met it may be killed next", async () => {
  const program = `
    import { systemClock } from "./clock.ts";
    import { stdoutLogger } from "./logger.ts";
    const logger = stdoutLogger(systemClock);
    logger.info("before");
    logger.error("broken", new Error("ebb"));
    setTimeout(() => process.kill(process.pid, "SIGKILL"), 200);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  await once(child, "close");
  const events = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).event);
  expect(events).toEqual(["before", "broken"]);
});

test("a log that nobody reads neither stops the server nor keeps it from ending", async () => {
  const program = `
    import { systemClock } from "./clock.ts";
    import { stdoutLogger } from "./logger.ts";
    const logger = stdoutLogger(systemClock);
    for (let i = 0; i < 5000; i++) { logger.info("line", { i }); if (i % 100 === 0) await null; }
    await logger.stop();
    process.exit(7);`;
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.pause();
  expect(await once(child, "exit")).toEqual([7, null]);
});

test("what a library throws that is no error is told by its fields, without secrets", () => {
  const { json } = lastOf((logger) =>
    logger.error("jobs-failed", { message: "queue is gone", queue: "count", password: "hunter2" }),
  );
  expect(json.error.message).toBe('{"message":"queue is gone","queue":"count","password":"[hidden]"}');
});
