import type { Logger } from "../platform/logger.ts";
import { getFreeBytes } from "../platform/disk-space.ts";
import { repeat } from "../platform/repeat.ts";
import { createOutageLog } from "./outage-log.ts";

export interface DiskMonitor {
  /** Bytes left, when they are few. */
  scarceBytes(): number | null;
  stop(): void;
}

const lookEveryMs = 15_000;
/** Below this photos, or a night's work of the database, may fill the disk. */
const minFreeBytes = 256 * 1024 * 1024;

/** Looks every fifteen seconds how much may still be written where a folder lies. When it is little, that is an error in the log. */
export function monitorDisk(parts: { folder: string; logger: Logger; nowMs(): number }): DiskMonitor {
  const { folder, logger, nowMs } = parts;
  const scarcity = createOutageLog({ logger, nowMs, begins: "disk-nearly-full", ends: "disk-has-room" });
  let scarceBytes: number | null = null;
  const looks = repeat(async () => {
    const freeBytes = await getFreeBytes(folder);
    scarceBytes = freeBytes !== null && freeBytes < minFreeBytes ? freeBytes : null;
    if (scarceBytes === null) scarcity.end();
    else scarcity.report(new Error(`${scarceBytes} bytes are left where ${folder} lies`));
    return lookEveryMs;
  });
  return { scarceBytes: () => scarceBytes, stop: () => looks.stop() };
}
