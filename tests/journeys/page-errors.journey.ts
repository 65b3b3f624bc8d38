import { expect, test } from "./fixtures/journey-test.ts";
import { watchPageErrors } from "./fixtures/page-errors.ts";

// The journey's own watch sees all of it too; what this journey is about is that it does.
test.use({ expectedErrors: /./ });

const policy = "default-src 'none'; script-src 'self'; img-src *; connect-src 'self'";
const faultyScript = `
  Promise.reject(new Error("nobody caught this"));
  setTimeout(() => { throw new Error("thrown on purpose"); });
  document.body.append(Object.assign(new Image(), { src: "http://elsewhere.example.invalid/pixel.png" }));
  document.body.setAttribute("style", "color: red");
  fetch("/api/none");
  console.error("said to the console");
`;

test("a page that throws, rejects, breaks its policy or calls somebody else fails a journey that does not look for it", async ({
  browser,
  hubs,
  baseUrl,
  anotherPhone,
}) => {
  const pageErrors = watchPageErrors(browser, hubs, []);
  const page = await anotherPhone();
  await page.route("**/broken", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "content-security-policy": policy },
      body: '<!doctype html><html lang="ja"><title>broken</title><body><script src="/broken.js"></script></body></html>',
    }),
  );
  await page.route("**/broken.js", (route) => route.fulfill({ contentType: "text/javascript", body: faultyScript }));
  await page.goto(`${baseUrl}/broken`);

  for (const pageError of [
    "uncaught: nobody caught this",
    "uncaught: thrown on purpose",
    "foreign: http://elsewhere.example.invalid/pixel.png",
    "policy violation: style-src",
    "answer: 404",
    "said to the console",
  ])
    await expect.poll(() => pageErrors.list().join("\n")).toContain(pageError);
  pageErrors.stop();

  // The same page through a watch that expects some of it: the rest stays.
  const lenient = watchPageErrors(browser, hubs, [/nobody caught this/]);
  const again = await anotherPhone();
  await again.goto(`${baseUrl}/none.png`);
  await expect.poll(() => lenient.list().join("\n")).toContain("answer: 404");
  lenient.stop();
});
