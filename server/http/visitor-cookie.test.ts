import { describe, expect, it } from "vitest";
import { seededRandom } from "../platform/random.ts";
import { createSigner } from "./signature.ts";
import { createVisitorId, parseVisitorCookie, visitorCookieName, formatVisitorCookie } from "./visitor-cookie.ts";

const now = new Date("2026-11-20T12:00:00Z");
const later = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
const signer = createSigner(["a".repeat(32)], "visitor cookie");
const id = createVisitorId(seededRandom("visitor"));
const cookie = formatVisitorCookie(signer, id, now);

describe("the visitor cookie", () => {
  it("brings the same visitor back", () => {
    expect(parseVisitorCookie(signer, cookie, later(1))).toEqual({ id, isDue: false });
  });

  it("holds 128 random bits and does not show them as they lie in the database", () => {
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(cookie).not.toContain(id);
    expect(cookie.length).toBeLessThan(100);
  });

  it("is renewed after thirty days and refused after four hundred", () => {
    expect(parseVisitorCookie(signer, cookie, later(31))?.isDue).toBe(true);
    expect(parseVisitorCookie(signer, cookie, later(401))).toBeNull();
  });

  it("is refused when any part of it was changed", () => {
    for (let i = 0; i < cookie.length; i++) {
      const forged = cookie.slice(0, i) + (cookie[i] === "A" ? "B" : "A") + cookie.slice(i + 1);
      expect(parseVisitorCookie(signer, forged, now), `character ${i}`).toBeNull();
    }
  });

  it.each(["", "x", "..", `${cookie}.`, `${cookie}=`, cookie.toUpperCase(), "a".repeat(5000)])(
    "does not read %j",
    (value) => {
      expect(parseVisitorCookie(signer, value, now)).toBeNull();
    },
  );

  it("stays good while its secret is still listed, and is then signed anew", () => {
    const rotated = createSigner(["b".repeat(32), "a".repeat(32)], "visitor cookie");
    expect(parseVisitorCookie(rotated, cookie, now)).toEqual({ id, isDue: true });
    const withoutOld = createSigner(["b".repeat(32)], "visitor cookie");
    expect(parseVisitorCookie(withoutOld, cookie, now)).toBeNull();
  });

  it("is not accepted when it was signed for another purpose", () => {
    expect(parseVisitorCookie(createSigner(["a".repeat(32)], "xsrf token"), cookie, now)).toBeNull();
  });

  it("is pinned to its host on https", () => {
    expect(visitorCookieName(true)).toBe("__Host-kz_vid");
    expect(visitorCookieName(false)).toBe("kz_vid");
  });
});
