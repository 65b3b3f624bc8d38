import { redCode } from "#app/sites/mor/rules/red-code.ts";
import { systemRandom } from "#server/platform/random.ts";
import { type Cookies, login, post, someOf, visitorOf } from "./crash-session.ts";
import type { CrashVisitor } from "./crash-visitor.ts";
import type { Ledger } from "./ledger.ts";

/** One thing of a night, sent again until it is acknowledged. */
interface Deed {
  cookies: Cookies;
  /** As `storedDeeds` names it. */
  name: string;
  path: string;
  body: object;
  /** A key for each tab: two tabs that do the same are one deed. */
  keys: [string, string];
  /** What of the answer must never be another. */
  told(answer: Told): string | undefined;
}

/** Of the three answers what is compared. */
interface Told {
  letter?: { key: string } | null;
  red?: { code: string } | null;
  painting?: { id: string } | null;
}

/** Opens letters, remembers reds and sends paintings, as another visitor each time. Every third does it in two tabs at once. */
export function makeNightVisitor(ledger: Ledger): CrashVisitor {
  let open: Deed | null = null;

  async function press(address: string, { cookies, name, path, body, told }: Deed, key: string): Promise<boolean> {
    const response = await post(address, path, cookies, body, key);
    const answer = (await response.json()) as Told;
    if (response.status === 503) return false;
    if (response.status !== 200) throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`);
    const now = told(answer) ?? "nothing";
    const earlier = ledger.ackedDeeds.get(name) ?? now;
    if (earlier !== now) ledger.contradictions.push(`${name}: ${earlier}, then ${now}`);
    ledger.ackedDeeds.set(name, earlier);
    return true;
  }

  return {
    async write(addresses, signal) {
      while (!signal.aborted) {
        try {
          open ??= await nextDeed(someOf(addresses()), ledger);
          const mine = open;
          const tabs = systemRandom.int(3) === 0 ? mine.keys : mine.keys.slice(0, 1);
          const told = await Promise.all(tabs.map((key) => press(someOf(addresses()), mine, key)));
          if (!told.every(Boolean)) continue;
          ledger.replayed += tabs.length - 1;
          open = null;
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

async function nextDeed(address: string, ledger: Ledger): Promise<Deed> {
  const cookies = await login(address);
  const kinds = [letter, red, painting];
  const kind = kinds[systemRandom.int(kinds.length)] ?? letter;
  const deed: Deed = { cookies, keys: [systemRandom.uuid(), systemRandom.uuid()], ...kind(visitorOf(cookies)) };
  ledger.sentDeeds.add(deed.name);
  return deed;
}

type Kind = (visitorId: string) => Pick<Deed, "name" | "path" | "body" | "told">;

const letter: Kind = (visitorId) => ({
  name: `letter ${visitorId}`,
  path: "/api/lmp/letter",
  body: {},
  told: (answer) => answer.letter?.key,
});

const red: Kind = (visitorId) => ({
  name: `red ${visitorId}`,
  path: "/api/mor/red",
  body: {
    code: redCode({
      ...{ thing: systemRandom.int(6), lantern: systemRandom.int(31), letter: [3, 1, 4, 0, 5] },
      ...{ gift: systemRandom.int(4), verb: systemRandom.int(12), noun: systemRandom.int(12) },
    }),
  },
  told: (answer) => answer.red?.code,
});

const painting: Kind = () => {
  const draftId = systemRandom.uuid();
  const stamp = { kind: "stamp", form: "moon", paint: 0, size: 2, turn: 0, x: 300, y: 400 };
  const paint = { parts: [{ source: "lip-07", share: 1 }], grain: 0, medium: "oil" };
  return {
    name: `painting ${draftId}`,
    path: "/api/ucp/paintings",
    body: { draftId, painting: { paper: "night", title: [0, 0], paints: [paint], strokes: [stamp] } },
    told: (answer) => answer.painting?.id,
  };
};
