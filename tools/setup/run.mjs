// Runs other programs and says what they said. Plain Node >= 20, no packages: it works before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** A reason to stop, told in one line. */
export class SetupError extends Error {}

/**
 * Runs a program in the project's folder; what it prints is shown, or only collected with `quiet`, or both with `collect`.
 * Resolves with its exit code (1 when a signal ended it).
 */
export function run(
  command,
  args,
  { env = process.env, cwd = root, collect = false, quiet = false, shell = false } = {},
) {
  return new Promise((resolve, reject) => {
    const output = collect || quiet ? "pipe" : "inherit";
    const child = spawn(command, args, { cwd, env, shell, stdio: ["ignore", output, output] });
    let text = "";
    for (const stream of ["stdout", "stderr"]) {
      // Letters of several bytes may be cut in two by a pipe.
      child[stream]?.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
        if (!quiet) process[stream].write(chunk);
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, text }));
  });
}

/** Runs npm: the one that started us where there is one, under the given Node. */
export async function npm(args, { node = process.execPath, ...options } = {}) {
  const started = process.env.npm_execpath;
  const env = withFirstOnPath(dirname(node), options.env);
  try {
    if (started && basename(started) === "npm-cli.js") return await run(node, [started, ...args], { ...options, env });
    return await run("npm", args, { ...options, env, shell: process.platform === "win32" });
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    throw new SetupError("npm is missing. Install Node.js 20 or newer with npm: https://nodejs.org/");
  }
}

/** An environment in which programs of that folder are found first. */
export function withFirstOnPath(folder, env = process.env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...env, [name]: [folder, env[name]].filter(Boolean).join(delimiter) };
}

/**
 * Runs the work of a command, with the settings of .env where the environment has none, and ends with its exit code; what
 * goes wrong on the way is told in one line.
 */
export async function main(work, atFailure = () => {}) {
  try {
    const envFile = join(root, ".env");
    if (existsSync(envFile)) process.loadEnvFile?.(envFile);
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    atFailure();
    process.exitCode = 1;
  }
}
