import { describe, expect, test } from "vitest";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { formatDiagnosticCode, parseDiagnosticCode } from "./diagnostic-code.ts";
import { checkIds, type CheckResults, type CheckStatus } from "./check-result.ts";

const random = seededRandom(0x7f3a91c2);
const pickOne = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

/** What a device might have found; some checks were left before they ran. */
function createResults(): CheckResults {
  const findings: CheckResults = {};
  for (const id of checkIds) {
    const result = pickOne<CheckStatus | null>(["ok", "warn", "no", null]);
    if (result) findings[id] = { id, result, verdict: "any", facts: {} };
  }
  if (findings.speed) findings.speed.verdict = pickOne(["fast", "normal", "light", "none"]);
  if (findings.camera) findings.camera.verdict = pickOne(["untried", "denied", "none", "busy", "blank", "inApp"]);
  if (findings["in-app"]) findings["in-app"].facts = { app: pickOne(["LINE", "Yahoo! JAPAN", "WebView", null]) };
  return findings;
}

describe("the number that is read out", () => {
  test("says again what was found", () => {
    for (let i = 0; i < 500; i++) {
      const findings = createResults();
      const read = parseDiagnosticCode(formatDiagnosticCode(findings));
      const results = Object.fromEntries(Object.values(findings).map(({ id, result }) => [id, result]));
      expect(read?.results).toEqual(results);
      expect(read?.app).toBe(findings["in-app"]?.facts.app ?? null);
      const { verdict } = findings.speed ?? {};
      expect(read?.speed).toBe(verdict === "none" || verdict === undefined ? null : verdict);
    }
  });

  test("keeps its form from version to version", () => {
    const all = (result: CheckStatus): CheckResults =>
      Object.fromEntries(checkIds.map((id) => [id, { id, result, verdict: "any", facts: {} }]));
    expect(formatDiagnosticCode({})).toBe("KZ-4000-000T");
    expect(formatDiagnosticCode(all("ok"))).toBe("KZ-5ANA-N806");
  });

  test("is read however it was typed", () => {
    const code = formatDiagnosticCode(createResults());
    const read = parseDiagnosticCode(code);
    expect(read).not.toBeNull();
    expect(parseDiagnosticCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toEqual(read);
    expect(parseDiagnosticCode(code.replaceAll("0", "o").replaceAll("1", "l"))).toEqual(read);
  });

  test("is refused with any one wrong character", () => {
    const code = formatDiagnosticCode(createResults());
    for (let i = 3; i < code.length; i++) {
      if (code[i] === "-") continue;
      for (const letter of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
        if (letter === code[i]) continue;
        expect(parseDiagnosticCode(code.slice(0, i) + letter + code.slice(i + 1)), letter).toBeNull();
      }
    }
  });

  test("is refused with any two characters swapped", () => {
    for (let round = 0; round < 50; round++) {
      const letters = [...formatDiagnosticCode(createResults()).replace(/^KZ|-/g, "")];
      for (let i = 0; i < 8; i++) {
        for (let k = i + 1; k < 8; k++) {
          if (letters[i] === letters[k]) continue;
          const swapped = letters.with(i, letters[k] as string).with(k, letters[i] as string);
          expect(parseDiagnosticCode(swapped.join(""))).toBeNull();
        }
      }
    }
  });

  test.each(["", "KZ-", "KZ-7F3A", "KZ-7F3A-91C2-0", "KZ-UUUU-UUUU", "こんにちは"])("%o is none of ours", (typed) => {
    expect(parseDiagnosticCode(typed)).toBeNull();
  });
});
