import { base32, checkDigit, parseBase32 } from "./base32.ts";
import { type CheckId, checkIds, type CheckResults, type CheckStatus } from "./check-result.ts";

/*
 * A code as `KZ-7F3A-91C2`: what was found, in 35 bits, and a check character, for a visitor to read out.
 *
 *   bits  34–32  version (1)
 *         31–8   two bits for each check in the order of `checkIds`: 0 not run, 1 ok, 2 warn, 3 no
 *          7–4   app whose inner browser it is: 0 none, 1–8 as in `apps`, 15 another
 *          3–2   speed class: 0 not measured, 1 fast, 2 normal, 3 light
 *          1–0   camera: 0 nothing in its way, 1 denied, 2 none, 3 busy or blank
 *
 * They are written in Crockford's base 32, seven characters, highest first; the eighth is their check character.
 */

const version = 1;
const results: readonly (CheckStatus | undefined)[] = [undefined, "ok", "warn", "no"];
const apps = ["LINE", "Instagram", "Facebook", "X", "TikTok", "WeChat", "Yahoo! JAPAN", "WebView"];
const otherApp = 15;
const speeds = [null, "fast", "normal", "light"] as const;
const cameras = [null, "denied", "none", "busy"] as const;

/** What a code says. */
export interface Diagnosis {
  results: Partial<Record<CheckId, CheckStatus>>;
  /** Null: a browser of its own. */
  app: string | null;
  speed: "fast" | "normal" | "light" | null;
  cameraError: "denied" | "none" | "busy" | null;
}

/** The code of what was found, `KZ-XXXX-XXXX`. */
export function formatDiagnosticCode(checkResults: CheckResults): string {
  const { app } = checkResults["in-app"]?.facts ?? {};
  const fields: [value: number, bits: number][] = [
    [version, 3],
    ...checkIds.map((id): [number, number] => [Math.max(0, results.indexOf(checkResults[id]?.result)), 2]),
    [typeof app === "string" ? apps.indexOf(app) + 1 || otherApp : 0, 4],
    [Math.max(0, speeds.indexOf(checkResults.speed?.verdict as (typeof speeds)[number])), 2],
    [cameras.indexOf(cameraErrorFrom(checkResults.camera?.verdict)), 2],
  ];
  // 35 bits do not fit the bit operators of a language whose own end at 32.
  const packed = fields.reduce((sum, [value, bits]) => sum * 2 ** bits + value, 0);
  const digits = Array.from({ length: 7 }, (_, i) => Math.floor(packed / 32 ** (6 - i)) % 32);
  const text = [...digits, checkDigit(digits)].map((digit) => base32[digit]).join("");
  return `KZ-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Reads a code as a visitor may type it (any case, O for 0, I or L for 1, spaces); null when it is none of ours. */
export function parseDiagnosticCode(typed: string): Diagnosis | null {
  const digits = parseBase32(typed.toUpperCase().replace(/[\s-]/g, "").replace(/^KZ/, ""));
  if (digits?.length !== 8 || checkDigit(digits.slice(0, 7)) !== digits[7]) return null;
  let packed = digits.slice(0, 7).reduce((sum, digit) => sum * 32 + digit, 0);
  const take = (bits: number): number => {
    const value = packed % 2 ** bits;
    packed = Math.floor(packed / 2 ** bits);
    return value;
  };
  // From the lowest bits up.
  const camera = take(2);
  const speed = take(2);
  const app = take(4);
  const found = checkIds.toReversed().map((id) => [id, results[take(2)]] as const);
  if (take(3) !== version) return null;
  return {
    results: Object.fromEntries(found.filter(([, result]) => result !== undefined).toReversed()),
    app: app === 0 ? null : (apps[app - 1] ?? "other"),
    speed: speeds[speed] ?? null,
    cameraError: cameras[camera] ?? null,
  };
}

function cameraErrorFrom(verdict: string | undefined): Diagnosis["cameraError"] {
  if (verdict === "denied" || verdict === "none" || verdict === "busy") return verdict;
  return verdict === "blank" ? "busy" : null;
}
