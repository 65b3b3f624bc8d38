import type { Page } from "@playwright/test";

/** The id of the visitor whose cookie this page holds: the first part of it, as server/http/visitor-cookie.ts writes it. */
export async function visitorIdOf(page: Page): Promise<string> {
  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith("kz_vid"));
  if (cookie === undefined) throw new Error("nobody: the page has no visitor yet");
  const hex = Buffer.from(cookie.value.split(".")[0] ?? "", "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
