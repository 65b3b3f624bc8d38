import { expect, type Page } from "@playwright/test";
import { findAxeIssues } from "../../../tools/check-pages/axe.ts";

/** The page, in the state that it comes to, breaks no rule of WCAG 2.2 AA that axe can see. */
export async function expectNoAxeIssues(page: Page, message?: string): Promise<void> {
  await expect.poll(() => findAxeIssues(page), message).toEqual([]);
}
