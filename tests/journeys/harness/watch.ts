import type { BrowserContext, Page } from "playwright-core";

// Chromium tells the console when a policy blocks something; this also tells which directive it was.
const tellViolations = `addEventListener("securitypolicyviolation", (event) =>
  console.error("policy violation: " + event.violatedDirective + " " + event.blockedURI + " " + event.sample))`;

/** Notes everything that goes wrong on the pages of a phone. */
export interface Watch {
  /** What went wrong so far and was not expected. */
  troubles(): string[];
}

/**
 * Watches every page of a context: console errors, uncaught errors, failed requests, answers of 400 and more, and
 * violations of the content policy. What a visitor leaves on the way (an aborted prefetch) is no failure.
 */
export async function watch(context: BrowserContext, expects: readonly RegExp[], hasScripts: boolean): Promise<Watch> {
  const troubles: string[] = [];
  const note = (page: Page, text: string): void => {
    if (!expects.some((pattern) => pattern.test(text))) troubles.push(`${new URL(page.url()).pathname}: ${text}`);
  };
  await context.addInitScript(tellViolations);
  context.on("page", (page) => {
    page.on("console", (message) => {
      if (message.type() === "error") note(page, `console: ${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => note(page, `uncaught: ${error.message}`));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "failed";
      // A browser told to run no scripts calls those it leaves aside blocked.
      const isLeftAside = why === "net::ERR_ABORTED" || (!hasScripts && why === "csp");
      if (!isLeftAside) note(page, `request: ${why} ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) note(page, `answer: ${response.status()} ${response.url()}`);
    });
  });
  return { troubles: () => troubles };
}
