import { formatMemoryCode } from "#app/sites/mor/rules/memory-code.ts";
import { systemRandom } from "#server/platform/random.ts";
import { type Cookies, login, post, pickRandom, visitorOf, write } from "./crash-session.ts";
import type { CrashVisitor } from "./crash-visitor.ts";
import type { Ledger } from "./ledger.ts";

/** One thing of a night, sent again until it is acknowledged. */
interface PendingWrite {
  cookies: Cookies;
  /** As `listStoredWrites` names it. */
  name: string;
  path: string;
  body: object;
  /** What is told before it, likewise until it is acknowledged: the chapters of a red. */
  before?: { path: string; body: object; key: string };
  /** A key for each tab: two tabs that do the same are one deed. */
  keys: [string, string];
  /** What of the answer must never be another. */
  describe(answer: WriteResponse): string | undefined;
}

/** Of the three answers what is compared. */
interface WriteResponse {
  letter?: { key: string } | null;
  red?: { code: string } | null;
  painting?: { id: string } | null;
}

/** Opens letters, remembers reds and sends paintings, as another visitor each time. Every third does it in two tabs at once. */
export function createCreator(ledger: Ledger): CrashVisitor {
  let pending: PendingWrite | null = null;

  async function press(
    address: string,
    { cookies, name, path, body, before, describe: description }: PendingWrite,
    key: string,
  ): Promise<boolean> {
    if (before) {
      const { status } = await write("PUT", address + before.path, cookies, before.body, before.key);
      if (status === 503) return false;
      if (status !== 200) throw new Error(`${before.path} answered ${status}`);
    }
    const response = await post(address, path, cookies, body, key);
    const answer = (await response.json()) as WriteResponse;
    if (response.status === 503) return false;
    if (response.status !== 200) throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`);
    const now = description(answer) ?? "nothing";
    const earlier = ledger.ackedWrites.get(name) ?? now;
    if (earlier !== now) ledger.contradictions.push(`${name}: ${earlier}, then ${now}`);
    ledger.ackedWrites.set(name, earlier);
    return true;
  }

  return {
    async write(addresses, signal) {
      while (!signal.aborted) {
        try {
          pending ??= await nextWrite(pickRandom(addresses()), ledger);
          const myWrites = pending;
          const tabKeys = systemRandom.int(3) === 0 ? myWrites.keys : myWrites.keys.slice(0, 1);
          const description = await Promise.all(tabKeys.map((key) => press(pickRandom(addresses()), myWrites, key)));
          if (!description.every(Boolean)) continue;
          ledger.replayed += tabKeys.length - 1;
          pending = null;
          ledger.acked++;
        } catch (error) {
          // A connection that broke says nothing about what was done; anything else is a finding.
          if (!(error instanceof TypeError)) ledger.contradictions.push(String(error));
          ledger.unknown++;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    },
  };
}

async function nextWrite(address: string, ledger: Ledger): Promise<PendingWrite> {
  const cookies = await login(address);
  const kinds = [prophecyWrite, memoryWrite, paintingWrite];
  const kind = kinds[systemRandom.int(kinds.length)] ?? prophecyWrite;
  const pendingWrite: PendingWrite = {
    cookies,
    keys: [systemRandom.uuid(), systemRandom.uuid()],
    ...kind(visitorOf(cookies)),
  };
  ledger.sentWrites.add(pendingWrite.name);
  return pendingWrite;
}

type WriteFactory = (visitorId: string) => Pick<PendingWrite, "name" | "path" | "body" | "before" | "describe">;

const prophecyWrite: WriteFactory = (visitorId) => ({
  name: `letter ${visitorId}`,
  path: "/api/lmp/letter",
  body: {},
  describe: (answer) => answer.letter?.key,
});

const memoryWrite: WriteFactory = (visitorId) => {
  const choices = {
    ...{ thing: systemRandom.int(6), lantern: systemRandom.int(31), letter: [3, 1, 4, 0, 5] },
    ...{ gift: systemRandom.int(4), verb: systemRandom.int(12), noun: systemRandom.int(12) },
  };
  return {
    name: `red ${visitorId}`,
    path: "/api/mor/red",
    body: { code: formatMemoryCode(choices) },
    before: { path: "/api/mor/memory", body: choices, key: systemRandom.uuid() },
    describe: (answer) => answer.red?.code,
  };
};

const paintingWrite: WriteFactory = () => {
  const draftId = systemRandom.uuid();
  const stamp = { kind: "stamp", form: "moon", paint: 0, size: 2, turn: 0, x: 300, y: 400 };
  const paint = { parts: [{ source: "lip-07", share: 1 }], grain: 0, medium: "oil" };
  return {
    name: `painting ${draftId}`,
    path: "/api/ucp/paintings",
    body: { draftId, painting: { paper: "night", title: [0, 0], paints: [paint], strokes: [stamp] } },
    describe: (answer) => answer.painting?.id,
  };
};
