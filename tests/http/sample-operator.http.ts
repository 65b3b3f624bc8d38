import { expect, test } from "#test-support/hub-test.ts";

test("a public host with a sample operator does not start, and says what to fill in", async ({ ownHub }) => {
  const refusal = await ownHub({ PUBLIC_URL: "https://zone.brand.co.jp" }).then(
    () => "it started",
    (error: Error) => error.message,
  );
  expect(refusal).toContain("content/faq/trust-pages.json, privacy-operator: 「会社名：（見本）");
  expect(refusal).toContain("BRAND_URL is not set");
  expect(refusal).toContain("ALLOW_SAMPLE_OPERATOR=1");
});

test("a demonstration on a public host starts, and its privacy page calls the operator a sample", async ({
  ownHub,
}) => {
  const hub = await ownHub({ PUBLIC_URL: "https://zone.brand.co.jp", ALLOW_SAMPLE_OPERATOR: "1" });
  const page = await (await fetch(`${hub.localUrl}/faq?page=privacy`)).text();
  expect(page).toContain("（見本）と書いた会社と窓口は、実在しません。");
});
