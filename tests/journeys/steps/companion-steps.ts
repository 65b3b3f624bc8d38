import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";

/** A write of this page's visitor, as the page itself would send it. */
export function writeAsVisitor(page: Page, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ({ to, text, key }) => {
      await fetch("/api/login.php");
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const answer = await fetch(to, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-xsrf-token": decodeURIComponent(token),
          "idempotency-key": key,
        },
        body: text,
      });
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    { to: path, text: JSON.stringify(body), key: randomUUID() },
  );
}

/** The first visit of a zone: the goldfish goes along from now on. */
export async function startCompanion(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/zone1`);
  await waitForHydration(page);
  await writeAsVisitor(page, "/api/lmw/progress", { kind: "starter", monsterId: "01" });
}

/** The page's clock runs ahead, second by second, until this is there; the page's clock was installed before. */
export async function advanceUntil(page: Page, line: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return line.count();
    })
    .toBeGreaterThan(0);
}
