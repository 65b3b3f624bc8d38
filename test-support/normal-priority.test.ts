import { execFileSync } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { expect, test } from "vitest";
import { withNormalPriority } from "./normal-priority.ts";

const raise = `
  const { getPriority, setPriority } = require("node:os");
  try { setPriority(getPriority() - 4); } catch {}
  process.stdout.write(String(getPriority()));`;

/** Only who may raise a priority can be kept from it. */
function mayRaise(): boolean {
  const before = getPriority();
  try {
    setPriority(before - 1);
    setPriority(before);
    return process.platform === "linux" && process.getuid?.() === 0;
  } catch {
    return false;
  }
}

test.runIf(mayRaise())("a program that is started by it cannot raise its priority, and is told its arguments", () => {
  const alone = execFileSync(process.execPath, ["-e", raise], { encoding: "utf8" });
  expect(Number(alone)).toBe(getPriority() - 4);
  const held = execFileSync(withNormalPriority(process.execPath), ["-e", raise], { encoding: "utf8" });
  expect(Number(held)).toBe(getPriority());
});

test("whatever it is started by, the program is the one that was meant", () => {
  const version = execFileSync(withNormalPriority(process.execPath), ["--version"], { encoding: "utf8" });
  expect(version.trim()).toBe(process.version);
});
