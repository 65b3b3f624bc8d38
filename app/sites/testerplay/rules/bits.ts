const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A number of so many bits. */
export type Bits = readonly [value: number, width: number];

/** Numbers one behind the other as letters of base64url (RFC 4648, 5), the last one filled up with zeros. */
export function packBits(numbers: readonly Bits[]): string {
  const bits = numbers.flatMap(([value, width]) =>
    Array.from({ length: width }, (_, i) => (value >> (width - 1 - i)) & 1),
  );
  let text = "";
  for (let at = 0; at < bits.length; at += 6)
    text += letters[bits.slice(at, at + 6).reduce((sum, bit, i) => sum | (bit << (5 - i)), 0)] ?? "";
  return text;
}

/** Reads them again, one after the other; null where a letter is foreign or the text has ended. */
export function unpackBits(text: string): (width: number) => number | null {
  let at = 0;
  return (width) => {
    let value = 0;
    for (let i = 0; i < width; i++, at++) {
      const letter = letters.indexOf(text[Math.floor(at / 6)] ?? "*");
      if (letter < 0) return null;
      value = (value << 1) | ((letter >> (5 - (at % 6))) & 1);
    }
    return value;
  };
}
