import { expect, test } from "vitest";
import { commonHeaders, pagePolicy } from "./security-headers.ts";

const none = { assets: null, scripts: [] };

test("scripts run from here or by their hash, and by nothing wider", () => {
  const policy = pagePolicy(["'sha256-abc='"], none);
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
});

test("another origin is named only when a setting brings it", () => {
  expect(pagePolicy([], none)).not.toContain("https:");
  const policy = pagePolicy([], { assets: "https://cdn.example.jp", scripts: ["https://tag.example.jp"] });
  expect(policy).toContain("font-src 'self' https://cdn.example.jp");
  expect(policy).toMatch(/script-src 'self' https:\/\/tag\.example\.jp/);
  expect(policy).toContain("style-src 'self' https://cdn.example.jp;");
});

test("the camera is for our own pages, and what none of them uses is for nobody", () => {
  const headers = new Map(commonHeaders(true));
  const policy = (headers.get("permissions-policy") ?? "").split(", ");
  expect(policy).toContain("camera=(self)");
  for (const name of ["microphone", "geolocation", "payment", "usb", "bluetooth", "serial", "hid", "midi"])
    expect(policy).toContain(`${name}=()`);
  // Tilt, a light that stays on and the small player are used.
  expect(policy.join()).not.toMatch(/gyroscope|accelerometer|screen-wake-lock|picture-in-picture/);
  expect(headers.get("x-permitted-cross-domain-policies")).toBe("none");
  expect(headers.get("origin-agent-cluster")).toBe("?1");
});

test("https is promised only where it is spoken", () => {
  const names = (isSecure: boolean): string[] => commonHeaders(isSecure).map(([name]) => name);
  expect(names(true)).toContain("strict-transport-security");
  expect(names(false)).not.toContain("strict-transport-security");
});
