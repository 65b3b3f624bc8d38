import { lineLetters, maxCardProducts, placesPath } from "./places-path.ts";

/** The longest address of a counter card, in signs. */
export const maxAddressLength = 120;

const lines = Object.entries(lineLetters);

/** The ids in an address, each once, in their order; anything else in it is passed over. */
export function parseProductCodes(codes: string): string[] {
  const found = [...codes.slice(0, maxAddressLength).matchAll(/([lmnostbw])(\d{2,5})/g)];
  const ids = found.flatMap(([, letter, digits]) => {
    const line = lines.find(([, one]) => one === letter);
    return line ? `${line[0]}-${digits}` : [];
  });
  return [...new Set(ids)].slice(0, maxCardProducts);
}

/** The whole address of a card, for its QR code: as many of the products as 120 signs hold. */
export function cardAddress(origin: string, productIds: readonly string[], lang: "ja" | "en" = "ja"): string {
  const address = new URL(placesPath(productIds, lang), origin).href;
  if (address.length <= maxAddressLength || productIds.length === 0) return address;
  return cardAddress(origin, productIds.slice(0, -1), lang);
}
