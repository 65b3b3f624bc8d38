import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type ErrorCode, errorStatus } from "#contracts/error-codes.ts";
import { errorMessage } from "#server/http/error-messages.ts";
import { hasNginx, nginxObjections } from "./nginx-on-loopback.ts";
import { type NginxPlace, renderNginx } from "./render-nginx.ts";

const two = ["127.0.0.1:3001", "127.0.0.1:3002"];
const plain: NginxPlace = { listenPort: 8080, upstreams: two, workDir: "/var/cache/nginx" };
const places: [string, NginxPlace][] = [
  ["in a container", plain],
  ["behind two balancers", { ...plain, balancers: ["10.0.0.0/8", "2001:db8::/32"] }],
  [
    "on loopback, for tests",
    { ...plain, ...{ listenAddress: "127.0.0.1", accessLog: "off", tellsUpstream: true, workerProcesses: 1 } },
  ],
  ["with another folder for the API", { ...plain, apiBasePath: "/hub/api/" }],
];
const template = readFileSync(join(import.meta.dirname, "nginx.conf"), "utf8");

test.each(places)("nothing is left to fill in for nginx %s", (_, place) => {
  expect(renderNginx(place)).not.toMatch(/@[a-z-]+@/);
});

test.skipIf(!hasNginx).each(places)("nginx itself accepts the configuration %s, without a warning", (_, place) => {
  expect(nginxObjections(renderNginx(place))).toBe("");
});

test("every process is asked, and all of them once more before nginx gives up", () => {
  const text = renderNginx({ ...plain, resolver: "127.0.0.11" });
  for (const address of two) {
    expect(text).toContain(`server ${address} max_fails=3 fail_timeout=2s resolve;`);
    expect(text).toContain(`server ${address} max_fails=0 backup resolve;`);
  }
});

test("a value that would end its line is refused, and so is a place without processes", () => {
  expect(() => renderNginx({ ...plain, upstreams: ["zone:3000; }"] })).toThrow("not usable in nginx.conf");
  expect(() => renderNginx({ ...plain, workDir: "/var/cache\nuser root" })).toThrow("not usable in nginx.conf");
  expect(() => renderNginx({ ...plain, upstreams: [] })).toThrow("at least one process");
});

test("nginx words its own errors as the app does", () => {
  const errors = [...template.matchAll(/return (\d+) '\{"error":\{"code":"([A-Z0-9-]+)","message":"([^"]+)"/g)];
  expect(errors.map(([, , code]) => code)).toEqual(["E-INPUT", "E-404", "E-METHOD", "E-SIZE", "E-SERVER", "E-BUSY"]);
  for (const [, status, code, message] of errors) {
    expect(Number(status), code).toBe(errorStatus[code as ErrorCode]);
    expect(message).toBe(errorMessage(code as ErrorCode));
  }
});
