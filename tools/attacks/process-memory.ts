import { readFileSync } from "node:fs";

/** Megabytes that a process holds, and those that the processes it started do (Linux); 0 when it is gone. */
export interface TreeMemory {
  ownMb: number;
  childrenMb: number;
}

/** Reads them now. */
export function readTreeMemory(pid: number): TreeMemory {
  try {
    const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    const below = children.map((child) => readTreeMemory(Number(child)));
    return {
      ownMb: Number(resident) / 1024,
      childrenMb: below.reduce((sum, { ownMb, childrenMb }) => sum + ownMb + childrenMb, 0),
    };
  } catch {
    return { ownMb: 0, childrenMb: 0 };
  }
}

/** The two at the moment of their largest sum. */
export const largerOf = (a: TreeMemory, b: TreeMemory): TreeMemory =>
  a.ownMb + a.childrenMb >= b.ownMb + b.childrenMb ? a : b;
