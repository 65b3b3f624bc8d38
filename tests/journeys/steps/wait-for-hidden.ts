import type { Locator } from "@playwright/test";

/** Waits until nothing of the kind is left: what goes away after a press goes a moment later. `why` is told when it stays. */
export async function waitForHidden(locator: Locator, message?: string): Promise<void> {
  try {
    await locator.first().waitFor({ state: "detached" });
  } catch (error) {
    throw new Error(`${message ?? "what should be gone"}: ${await locator.count()} still there`, { cause: error });
  }
}
