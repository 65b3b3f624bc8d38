import type { LookLayer } from "./look.ts";
import { type LookField, lookFields } from "./look-fields.ts";
import {
  checkDigitOf,
  lookCodeAlphabet,
  lookCodeVersion,
  maxLookCodeLength,
  signedDigitsOf,
} from "./look-code-sign.ts";
import { lookKinds } from "./look-values.ts";
import { productIdOf, productNumberOf } from "./product-number.ts";

// Plain, without schemas: this travels with the page.

/** One thing that is worn: how, and which product of the catalogue it is, where it is one. */
export interface AppliedLayer {
  productId: string | null;
  layer: LookLayer;
}

const maxLayers = 20;
const bitsPerSign = 6;

/**
 * A look in an address (`?look=…`): the version; then in signs of six bits how many layers, and of each its kind, its
 * product or else its colour, its intensity and what `lookFields` names; last a check sign. Amounts are kept in twentieths.
 * Any look of ten layers fits; null for one that is longer than `maxLookCodeLength`, and for none at all.
 */
export function formatLookCode(applied: readonly AppliedLayer[]): string | null {
  if (applied.length === 0 || applied.length > maxLayers) return null;
  const bits = numberBits(applied.length, countBits) + applied.map(layerBits).join("");
  const digits = Array.from({ length: Math.ceil(bits.length / bitsPerSign) }, (_, i) =>
    Number.parseInt(bits.slice(i * bitsPerSign, (i + 1) * bitsPerSign).padEnd(bitsPerSign, "0"), 2),
  );
  const code = lookCodeVersion + [...digits, checkDigitOf(digits)].map((digit) => lookCodeAlphabet[digit]).join("");
  return code.length <= maxLookCodeLength ? code : null;
}

/**
 * What a code says, each product in the shade the catalogue has for it today. Null for what is no code of ours: unknown
 * version, a wrong sign, a value or product there is not.
 * @param hexOf the shade of a product, null for one that the catalogue does not have
 */
export function parseLookCode(code: string, hexOf: (productId: string) => string | null): AppliedLayer[] | null {
  const digits = signedDigitsOf(code);
  if (!digits) return null;
  const reader = createReader(digits.map((digit) => numberBits(digit, bitsPerSign)).join(""));
  const count = reader.take(countBits);
  if (count === 0 || count > maxLayers) return null;
  const applied: AppliedLayer[] = [];
  for (let i = 0; i < count; i++) {
    const one = takeLayer(reader, hexOf);
    if (!one) return null;
    applied.push(one);
  }
  return reader.isAtEnd() ? applied : null;
}

const countBits = 5;
const kindBits = 4;
const choiceBits = 4;
const amountBits = 5;
const productBits = 10;
const hexBits = 24;
const amountSteps = 20;
/** An amount that is left out. */
const noAmount = 31;

function layerBits({ productId, layer }: AppliedLayer): string {
  const product = productId === null ? null : productNumberOf(productId);
  const colour =
    product === null
      ? `0${numberBits(Number.parseInt(layer.hex.slice(1), 16), hexBits)}`
      : `1${numberBits(product, productBits)}`;
  const values = layer as unknown as Readonly<Record<string, unknown>>;
  return (
    numberBits(lookKinds.indexOf(layer.kind), kindBits) +
    colour +
    numberBits(Math.round(layer.intensity * amountSteps), amountBits) +
    lookFields[layer.kind].map((field) => fieldBits(field, values[field.name])).join("")
  );
}

function fieldBits(field: LookField, value: unknown): string {
  if (field.choices) return numberBits(field.choices.indexOf(String(value)) + 1, choiceBits);
  return numberBits(typeof value === "number" ? Math.round(value * amountSteps) : noAmount, amountBits);
}

function takeLayer(reader: BitReader, hexOf: (productId: string) => string | null): AppliedLayer | null {
  const kind = lookKinds[reader.take(kindBits)];
  if (!kind) return null;
  const isProduct = reader.take(1) === 1;
  const productId = isProduct ? productIdOf(reader.take(productBits)) : null;
  const hex = isProduct ? productId && hexOf(productId) : hexText(reader.take(hexBits));
  const intensity = reader.take(amountBits) / amountSteps;
  if (!hex || intensity > 1) return null;
  const layer: Record<string, unknown> = { kind, hex, intensity };
  for (const field of lookFields[kind]) {
    const value = takeField(reader, field);
    if (value === undefined && !field.isOptional) return null;
    if (value === null) return null;
    if (value !== undefined) layer[field.name] = value;
  }
  // Every field of its kind was read, and each from its own list.
  return { productId, layer: layer as unknown as LookLayer };
}

/** The value; undefined for one that is left out, null for none that there is. */
function takeField(reader: BitReader, { choices }: LookField): string | number | undefined | null {
  if (choices) {
    const place = reader.take(choiceBits);
    return place === 0 ? undefined : (choices[place - 1] ?? null);
  }
  const amount = reader.take(amountBits);
  if (amount === noAmount) return undefined;
  return amount <= amountSteps ? amount / amountSteps : null;
}

interface BitReader {
  /** The next bits as a number; past the end they are nothing. */
  take(count: number): number;
  /** All was read, but for the zeros that fill up the last sign. */
  isAtEnd(): boolean;
}

function createReader(bits: string): BitReader {
  let at = 0;
  return {
    take(count) {
      const taken = bits.slice(at, at + count);
      at += count;
      return Number.parseInt(taken || "0", 2);
    },
    isAtEnd: () => at <= bits.length && bits.length - at < bitsPerSign && !bits.slice(at).includes("1"),
  };
}

const numberBits = (value: number, count: number): string => value.toString(2).padStart(count, "0");
const hexText = (value: number): string => `#${value.toString(16).toUpperCase().padStart(6, "0")}`;
