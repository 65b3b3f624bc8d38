import { describe, expect, it } from "vitest";
import { seededRandom } from "../platform/random.ts";
import { createSigner } from "./signature.ts";
import { isXsrfToken, createXsrfToken, createOriginCheck } from "./xsrf.ts";

const signer = createSigner(["a".repeat(32)], "xsrf token");
const random = seededRandom("xsrf");

describe("the token of a write", () => {
  it("is good for the visitor it was made for and for nobody else", () => {
    const token = createXsrfToken(signer, random, "visitor-1");
    expect(isXsrfToken(signer, token, "visitor-1")).toBe(true);
    expect(isXsrfToken(signer, token, "visitor-2")).toBe(false);
  });

  it("differs each time it is made", () => {
    expect(createXsrfToken(signer, random, "visitor-1")).not.toBe(createXsrfToken(signer, random, "visitor-1"));
  });

  it.each([undefined, "", ".", "a.b", `${"A".repeat(22)}.${"A".repeat(43)}`])("is refused as %j", (token) => {
    expect(isXsrfToken(signer, token, "visitor-1")).toBe(false);
  });

  it("outlives a change of secrets while the old one is listed", () => {
    const token = createXsrfToken(signer, random, "visitor-1");
    expect(isXsrfToken(createSigner(["b".repeat(32), "a".repeat(32)], "xsrf token"), token, "visitor-1")).toBe(true);
  });
});

describe("the page a write came from", () => {
  const settings = {
    publicUrl: "https://zone.example.com",
    morHost: "mor.example.com",
    campaignHosts: ["spring.example.com"],
    preReleaseHosts: ["preview.example.com:8443"],
  };
  const isOurs = createOriginCheck(settings);
  const from = (origin?: string, secFetchSite?: string) => ({ origin, secFetchSite, host: "zone.example.com" });

  it.each([
    "https://zone.example.com",
    "https://mor.example.com",
    "https://spring.example.com",
    "https://preview.example.com:8443",
  ])("is ours at %s", (origin) => expect(isOurs(from(origin, "same-origin"))).toBe(true));

  it.each([
    "https://evil.example",
    "http://zone.example.com",
    "https://zone.example.com.evil.example",
    "https://sub.zone.example.com",
    "https://zone.example.com:444",
    "null",
    "",
  ])("is foreign at %j", (origin) => expect(isOurs(from(origin))).toBe(false));

  it("is foreign when the browser says so, whatever else is said", () => {
    expect(isOurs(from("https://zone.example.com", "cross-site"))).toBe(false);
    expect(isOurs(from(undefined, "cross-site"))).toBe(false);
  });

  it("may be unnamed, as by tools that are no browser", () => {
    expect(isOurs(from())).toBe(true);
  });

  it("is not believed by the Host header alone where a public address is set", () => {
    expect(isOurs({ origin: "https://evil.example", secFetchSite: undefined, host: "evil.example" })).toBe(false);
  });

  it("is the asked host itself on an app that knows no public address", () => {
    const isLocalOurs = createOriginCheck({
      publicUrl: "http://localhost:3000",
      morHost: null,
      campaignHosts: [],
      preReleaseHosts: [],
    });
    const at = (origin: string) => ({ origin, secFetchSite: "same-origin", host: "192.168.0.7:3000" });
    expect(isLocalOurs(at("http://192.168.0.7:3000"))).toBe(true);
    expect(isLocalOurs(at("http://192.168.0.7:4000"))).toBe(false);
    expect(isLocalOurs(at("null"))).toBe(false);
  });
});
