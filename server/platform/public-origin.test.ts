import { expect, test } from "vitest";
import { isPublicOrigin } from "./public-origin.ts";

test.each(["https://zone.brand.co.jp", "https://brand.jp:8443", "https://8.8.8.8", "https://[2001:db8::1]"])(
  "%s is open to everybody",
  (origin) => expect(isPublicOrigin(origin)).toBe(true),
);

test.each([
  "http://localhost:3000",
  "https://localhost:3000",
  "https://127.0.0.1:8443",
  "https://10.1.2.3",
  "https://172.31.0.9",
  "https://192.168.1.20",
  "https://[::1]:3000",
  "https://[fd00::5]",
  "https://zone",
  "https://zone.local",
  "https://zone.cluster.internal",
])("%s is reached from this machine or its own network only", (origin) => expect(isPublicOrigin(origin)).toBe(false));

test.each(["https://zone.example.com", "https://example.org", "https://zone.test", "https://zone.invalid"])(
  "%s is a name in documents and tests",
  (origin) => expect(isPublicOrigin(origin)).toBe(false),
);

test("a name that only ends like one of those is a place like any other", () => {
  expect(isPublicOrigin("https://myexample.com")).toBe(true);
  expect(isPublicOrigin("https://thelan.jp")).toBe(true);
});
