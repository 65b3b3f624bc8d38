import type { Page } from "@playwright/test";
import type { ApiUser } from "../../badges/api-user.ts";
import type { AdjustableClock } from "#test-support/adjustable-clock.ts";

/** A page as a visitor who writes what the sites' own pages would send; the zone's clock goes with it. */
export function createPageUser(page: Page, clock: AdjustableClock): ApiUser {
  const earnedBadges: string[] = [];
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  const wait = (ms: number): void => clock.setAheadMs((aheadMs += ms));
  return {
    earnedBadges,
    wait,
    hub: { clock: { now } } as ApiUser["hub"],
    nextDay: () => wait(86_400_000),
    waitUntil: (moment) => wait(Date.parse(`${moment}+09:00`) - now().getTime()),
    async write<Answer>(method: string, path: string, body: unknown = {}) {
      const sent = await page.evaluate(send, [method, path, JSON.stringify(body)] as const);
      if (!sent.isOk) throw new Error(`${method} ${path} answers ${sent.text}`);
      earnedBadges.push(...sent.seals.split(",").filter((id) => id !== ""));
      return JSON.parse(sent.text) as Answer;
    },
    get: (path) => page.evaluate(async (address) => (await fetch(address)).json() as Promise<never>, path),
    resend: () => Promise.reject(new Error("nothing is sent again here")),
    other: () => Promise.reject(new Error("there is one visitor here")),
  };
}

async function send([method, path, body]: readonly [string, string, string]) {
  if (!document.cookie.includes("XSRF-TOKEN")) await fetch("/api/login.php");
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "");
  const headers = {
    "content-type": "application/json",
    "x-xsrf-token": token,
    "idempotency-key": crypto.randomUUID(),
  };
  const answer = await fetch(path, { method, headers, body });
  return { isOk: answer.ok, text: await answer.text(), seals: answer.headers.get("x-seals") ?? "" };
}
