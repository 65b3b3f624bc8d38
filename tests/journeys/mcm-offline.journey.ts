import { loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

// What the network tells a page that asks it for a face or a draft meanwhile.
test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|E-OFFLINE/ });

test("the line goes while I make a mascara: the next steps are there, nothing of it is lost, and I finish when it is back", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/mcm`);
  await waitForHydration(page);
  await page.locator("[data-brought]").waitFor();
  await loseConnection(page);
  await page.getByRole("link", { name: "次は、色" }).tap();
  await page.getByRole("radio", { name: "葡萄" }).check();
  await page.getByRole("link", { name: "次は、名" }).tap();
  await page.getByRole("button", { name: /^もっと変える/ }).tap();
  await page.getByRole("group", { name: "目もとの悩み" }).waitFor();
  await page.getByRole("button", { name: "この一本を完成させる" }).tap();
  await page.getByText("圏外です。つながったら、完成証が届きます。").waitFor();
  await page.context().setOffline(false);
  await page.locator("[data-certificate]").waitFor();
  await expect(page.locator("[data-certificate]")).toHaveText(/葡萄/, { useInnerText: true });
});
