import { expect, test } from "#test-support/hub-test.ts";

/** A rule of Mozilla's HTTP Observatory (scoring of 2024): what is earned above 100, and what is lost where it is not held. */
interface Rule {
  name: string;
  bonus: number;
  loss: number;
  isHeld(page: ScannedPage): boolean;
}

interface ScannedPage {
  headers: Headers;
  /** The policy by its directives. */
  policy: ReadonlyMap<string, string>;
  cookies: readonly string[];
  html: string;
}

const sixMonthsSeconds = 15_768_000;
const rules: readonly Rule[] = [
  {
    ...{ name: "content policy: nothing by default, no unsafe source", bonus: 10, loss: 25 },
    isHeld: ({ policy }) =>
      policy.get("default-src") === "'none'" &&
      policy.get("object-src") === "'none'" &&
      ![...policy.values()].some((sources) =>
        /unsafe-inline|unsafe-eval|(^| )(\*|https?:|data:)( |$)/.test(withoutPictures(sources)),
      ),
  },
  {
    ...{ name: "cookies: Secure, SameSite, and HttpOnly but for the token that pages send back", bonus: 5, loss: 40 },
    isHeld: ({ cookies }) =>
      cookies.length > 0 &&
      cookies.every(
        (line) =>
          /; Secure/i.test(line) && /; SameSite=(Lax|Strict)/i.test(line) && /; HttpOnly|^XSRF-TOKEN=/i.test(line),
      ),
  },
  {
    ...{ name: "no foreign origin may read", bonus: 0, loss: 50 },
    isHeld: ({ headers }) => !headers.has("access-control-allow-origin"),
  },
  {
    ...{ name: "addresses are not told to other sites", bonus: 5, loss: 5 },
    isHeld: ({ headers }) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers.get("referrer-policy") ?? "",
      ),
  },
  {
    ...{ name: "https for half a year and more", bonus: 0, loss: 20 },
    isHeld: ({ headers }) =>
      Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1] ?? 0) >= sixMonthsSeconds,
  },
  {
    ...{ name: "scripts come from here", bonus: 0, loss: 50 },
    isHeld: ({ html }) => !/<script[^>]+src="(?:https?:)?\/\//.test(html),
  },
  {
    ...{ name: "types are not guessed", bonus: 0, loss: 5 },
    isHeld: ({ headers }) => headers.get("x-content-type-options") === "nosniff",
  },
  {
    ...{ name: "in nobody's frame, by the policy", bonus: 5, loss: 20 },
    isHeld: ({ policy }) => policy.get("frame-ancestors") === "'none'",
  },
  {
    ...{ name: "embedded by nobody else", bonus: 10, loss: 50 },
    isHeld: ({ headers }) => headers.get("cross-origin-resource-policy") === "same-origin",
  },
];

/** Pictures may be data: it runs nothing. */
const withoutPictures = (sources: string): string => (sources.includes("blob:") ? "" : sources);

test("headers keep what Mozilla's Observatory asks for: more than 97 points, on every kind of page", async ({
  ownHub,
}) => {
  const hub = await ownHub({ PUBLIC_URL: "https://zone.example.com" });
  const session = await fetch(`${hub.localUrl}/api/login.php`);
  const cookies = session.headers.getSetCookie();
  for (const address of ["/zone1", "/zone2", "/scan", "/lmw/stg/1", "/campaign"]) {
    const answer = await fetch(hub.localUrl + address, { redirect: "manual" });
    const page = {
      ...{ headers: answer.headers, cookies, html: await answer.text() },
      policy: parsePolicy(answer.headers.get("content-security-policy") ?? ""),
    };
    const broken = rules.filter((rule) => !rule.isHeld(page));
    expect(
      broken.map(({ name }) => name),
      address,
    ).toEqual([]);
    const score = rules.reduce((sum, { bonus }) => sum + bonus, 100) - broken.reduce((sum, { loss }) => sum + loss, 0);
    expect(score, address).toBeGreaterThanOrEqual(97);
    // What other checks look at besides.
    for (const name of ["permissions-policy", "cross-origin-opener-policy", "x-permitted-cross-domain-policies"])
      expect(answer.headers.get(name), `${address}: ${name}`).toBeTruthy();
    for (const name of ["server", "x-powered-by"]) expect(answer.headers.get(name), `${address}: ${name}`).toBeNull();
  }
  const contact = await fetch(`${hub.localUrl}/.well-known/security.txt`);
  expect(await contact.text()).toMatch(/^Contact: https:\/\//);
});

const parsePolicy = (policy: string): Map<string, string> =>
  new Map(
    policy.split("; ").map((directive): [string, string] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
