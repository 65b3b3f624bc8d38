import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

async function runProgram(body: string, act?: (child: ReturnType<typeof spawn>) => void) {
  const program = `import { runUntilSignal } from "./run-until-signal.ts";
    const say = (text) => process.stdout.write(text + "\\n");
    ${body}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let output = "";
  child.stdout!.on("data", (chunk) => {
    output += String(chunk);
    if (output === "open\n") act?.(child);
  });
  const [[code]] = await Promise.all([once(child, "exit"), once(child.stdout!, "end")]);
  return { output: output.trim().split("\n"), code };
}

const opens = `await runUntilSignal(async (closers) => {
  closers.push(async () => say("database closed"));
  closers.push(async () => say("server closed"));
  setInterval(() => {}, 1000);
  say("open");
}, (error) => say(error.message));`;

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "on %s what was opened last is closed first, and the process ends well",
  async (signal) => {
    const { output, code } = await runProgram(opens, (child) => child.kill(signal));
    expect(output).toEqual(["open", "server closed", "database closed"]);
    expect(code).toBe(0);
  },
);

test("a signal that comes twice closes once", async () => {
  const { output, code } = await runProgram(opens, (child) => {
    child.kill("SIGINT");
    child.kill("SIGTERM");
  });
  expect(output).toEqual(["open", "server closed", "database closed"]);
  expect(code).toBe(0);
});

test("when the launcher is gone the process ends by itself", async () => {
  const { output, code } = await runProgram(opens, (child) => child.disconnect());
  expect(output).toEqual(["open", "server closed", "database closed"]);
  expect(code).toBe(0);
});

test("a start that fails is told, closes what it had opened, and ends with code 1", async () => {
  const { output, code } = await runProgram(`await runUntilSignal(async (closers) => {
    closers.push(async () => say("database closed"));
    throw new Error("no build");
  }, (error) => say(error.message));`);
  expect(output).toEqual(["no build", "database closed"]);
  expect(code).toBe(1);
});

test("what cannot be closed is told and does not keep the rest open", async () => {
  const body = opens.replace(
    `closers.push(async () => say("server closed"));`,
    `closers.push(async () => { throw new Error("stuck"); });`,
  );
  const { output, code } = await runProgram(body, (child) => child.kill("SIGTERM"));
  expect(output).toEqual(["open", "stuck", "database closed"]);
  expect(code).toBe(1);
});
