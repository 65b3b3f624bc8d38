import { readFileSync } from "node:fs";
import { join } from "node:path";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");
const bottomPauseMs = 250;
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs every rule of WCAG 2.2 A and AA and the good practice of axe; one line for each rule that is broken. */
export async function findAxeIssues(page: Page): Promise<string[]> {
  await page.evaluate(source);
  // At the foot of the page the bar under the thumb lies over nothing, as it does for whoever scrolls there.
  await scrollToBottom(page);
  const violations = await page.evaluate(async (values) => {
    const { axe: axeCore } = globalThis as unknown as { axe: typeof axe };
    const result = await axeCore.run(document, { runOnly: { type: "tag", values }, resultTypes: ["violations"] });
    return result.violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      first: nodes[0]?.html ?? "",
      count: nodes.length,
    }));
  }, tags);
  return violations.map(
    ({ id, impact, help, first, count }) => `${id} (${impact}): ${help}; ${count}×, first ${first.slice(0, 160)}`,
  );
}

/** Goes to the foot, and goes again as long as what comes near there makes the page longer. */
async function scrollToBottom(page: Page): Promise<void> {
  let before = -1;
  for (let height = 0; height !== before;) {
    before = height;
    height = await page.evaluate(async (restMs) => {
      const end = document.documentElement.scrollHeight;
      scrollTo({ top: end, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, restMs));
      return document.documentElement.scrollHeight;
    }, bottomPauseMs);
  }
}
