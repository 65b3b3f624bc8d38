import { base32, parseBase32 } from "#app/kits/basics/base32.ts";
import type { ProphecyParts } from "./prophecy-content.ts";

// A letter as it stands in an address (`/lmp?d=20261120&k=…`): its parts in eight characters of base 32, behind them
// four by which the server knows its own hand (`data/letter-hand.server.ts`).

/** How many values each part may take, in their order. */
const partSizes = { source: 512, sign: 128, gesture: 128, aside: 64, hour: 16, shade: 32, form: 2 } as const;
const bodyDigits = 8;
export const signatureDigits = 4;

/** The first eight characters of a key. */
export function formatKeyBody({ source, sign, gesture, aside, hour, shade, form }: ProphecyParts): string {
  const values = { source, sign, gesture, aside, hour, shade, form: form === "night" ? 1 : 0 };
  let packed = 0;
  for (const [name, size] of Object.entries(partSizes)) packed = packed * size + values[name as keyof typeof partSizes];
  return Array.from(
    { length: bodyDigits },
    (_, i) => base32[Math.floor(packed / 32 ** (bodyDigits - 1 - i)) % 32],
  ).join("");
}

/** Body and hand of a key as it was written or typed (any case, O for 0, I or L for 1); null when it is none. */
export function splitKey(key: string): { body: string; hand: string } | null {
  if (key.length !== bodyDigits + signatureDigits) return null;
  const text = parseBase32(key)
    ?.map((digit) => base32[digit])
    .join("");
  return text === undefined ? null : { body: text.slice(0, bodyDigits), hand: text.slice(bodyDigits) };
}

/** The parts that a body names; whether such lines exist is not looked at. */
export function parseKeyBody(body: string): ProphecyParts {
  let packed = (parseBase32(body) ?? []).reduce((sum, digit) => sum * 32 + digit, 0);
  const values: Record<string, number> = {};
  for (const [name, size] of Object.entries(partSizes).toReversed()) {
    values[name] = packed % size;
    packed = Math.floor(packed / size);
  }
  const { source = 0, sign = 0, gesture = 0, aside = 0, hour = 0, shade = 0, form } = values;
  return { source, sign, gesture, aside, hour, shade, form: form === 1 ? "night" : "day" };
}
