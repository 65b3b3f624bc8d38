import { describe, expect, test } from "vitest";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { diagnosticCode, readDiagnosticCode } from "./diagnostic-code.ts";
import { checkIds, type Findings, type Result } from "./finding.ts";

const random = seededRandom(0x7f3a91c2);
const oneOf = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

/** What a device might have found; some checks were left before they ran. */
function someFindings(): Findings {
  const findings: Findings = {};
  for (const id of checkIds) {
    const result = oneOf<Result | null>(["ok", "warn", "no", null]);
    if (result) findings[id] = { id, result, verdict: "any", facts: {} };
  }
  if (findings.speed) findings.speed.verdict = oneOf(["fast", "normal", "light", "none"]);
  if (findings.camera) findings.camera.verdict = oneOf(["untried", "denied", "none", "busy", "blank", "inApp"]);
  if (findings["in-app"]) findings["in-app"].facts = { app: oneOf(["LINE", "Yahoo! JAPAN", "WebView", null]) };
  return findings;
}

describe("the number that is read out", () => {
  test("says again what was found", () => {
    for (let i = 0; i < 500; i++) {
      const findings = someFindings();
      const read = readDiagnosticCode(diagnosticCode(findings));
      const results = Object.fromEntries(Object.values(findings).map(({ id, result }) => [id, result]));
      expect(read?.results).toEqual(results);
      expect(read?.app).toBe(findings["in-app"]?.facts.app ?? null);
      const { verdict } = findings.speed ?? {};
      expect(read?.speed).toBe(verdict === "none" || verdict === undefined ? null : verdict);
    }
  });

  test("keeps its form from version to version", () => {
    const all = (result: Result): Findings =>
      Object.fromEntries(checkIds.map((id) => [id, { id, result, verdict: "any", facts: {} }]));
    expect(diagnosticCode({})).toBe("KZ-4000-000T");
    expect(diagnosticCode(all("ok"))).toBe("KZ-5ANA-N806");
  });

  test("is read however it was typed", () => {
    const code = diagnosticCode(someFindings());
    const read = readDiagnosticCode(code);
    expect(read).not.toBeNull();
    expect(readDiagnosticCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toEqual(read);
    expect(readDiagnosticCode(code.replaceAll("0", "o").replaceAll("1", "l"))).toEqual(read);
  });

  test("is refused with any one wrong character", () => {
    const code = diagnosticCode(someFindings());
    for (let i = 3; i < code.length; i++) {
      if (code[i] === "-") continue;
      for (const letter of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
        if (letter === code[i]) continue;
        expect(readDiagnosticCode(code.slice(0, i) + letter + code.slice(i + 1)), letter).toBeNull();
      }
    }
  });

  test("is refused with any two characters swapped", () => {
    for (let round = 0; round < 50; round++) {
      const letters = [...diagnosticCode(someFindings()).replace(/^KZ|-/g, "")];
      for (let i = 0; i < 8; i++) {
        for (let k = i + 1; k < 8; k++) {
          if (letters[i] === letters[k]) continue;
          const swapped = letters.with(i, letters[k] as string).with(k, letters[i] as string);
          expect(readDiagnosticCode(swapped.join(""))).toBeNull();
        }
      }
    }
  });

  test.each(["", "KZ-", "KZ-7F3A", "KZ-7F3A-91C2-0", "KZ-UUUU-UUUU", "こんにちは"])("%o is none of ours", (typed) => {
    expect(readDiagnosticCode(typed)).toBeNull();
  });
});
