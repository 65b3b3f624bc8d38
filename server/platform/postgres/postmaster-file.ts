import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "./endpoint.ts";
import { commandOf, stateOf } from "./process-state.ts";

/** What a running PostgreSQL says about itself in `postmaster.pid`. */
export type PostmasterFile = { pid: number; dir: string; endpoint: Endpoint; ready: boolean };

/** The file of that cluster, or null when there is none or it is not fully written yet. */
export function readPostmasterFile(clusterDir: string): PostmasterFile | null {
  let text: string;
  try {
    text = readFileSync(join(clusterDir, "postmaster.pid"), "utf8");
  } catch {
    return null;
  }
  // Lines: pid, data folder, start time, port, socket folder, address, shared memory, status.
  const [pid, dir = "", , port, socketDir, , , status = ""] = text.split("\n");
  if (!Number(pid)) return null;
  const endpoint = { socketDir: socketDir || null, port: Number(port) };
  return { pid: Number(pid), dir, endpoint, ready: status.startsWith("ready") };
}

/**
 * The postmaster that runs this cluster now. A file that names a zombie, or some other program that got the number
 * after a restart of the container, is made harmless: PostgreSQL would refuse to start beside it.
 */
export function runningPostmaster(clusterDir: string): PostmasterFile | null {
  const file = readPostmasterFile(clusterDir);
  const state = file === null ? "gone" : stateOf(file.pid);
  if (file === null || state === "gone") return null;
  const command = commandOf(file.pid);
  if (state === "running" && (command === null || command.includes(file.dir))) return file;
  disown(join(clusterDir, "postmaster.pid"), file.pid);
  const { socketDir, port } = file.endpoint;
  if (socketDir !== null) disown(join(socketDir, `.s.PGSQL.${port}.lock`), file.pid);
  return null;
}

/**
 * Puts our own number in the place of `formerPid`. PostgreSQL knows that its parent is no postmaster, takes the file
 * for a leftover, and still checks by its other lines that no process of the old one uses the data.
 * Read and written through one descriptor: a file that another starter has put there meanwhile is not touched.
 */
function disown(path: string, formerPid: number): void {
  let fd: number;
  try {
    fd = openSync(path, "r+");
  } catch {
    return;
  }
  try {
    const [pid, ...rest] = readFileSync(fd, "utf8").split("\n");
    if (Number(pid) !== formerPid) return;
    ftruncateSync(fd);
    writeSync(fd, [process.pid, ...rest].join("\n"), 0);
  } finally {
    closeSync(fd);
  }
}
