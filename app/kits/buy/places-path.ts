/** So many products fit on a counter card, and with them its address into a small QR code. */
export const maxCardProducts = 12;

// One letter for each line of the catalogue: what stands in printed codes is never renamed.
export const lineLetters: Readonly<Record<string, string>> = {
  ...{ lip: "l", tint: "t", mascara: "m", liner: "n", shadow: "s", base: "b", brow: "w", tool: "o" },
};

/**
 * Where these products can be bought, and the counter card of them: `/shops?c=l01s108` is lip-01 and shadow-108. Nothing
 * but their codes is in the address; those behind the twelfth are left out.
 */
export function placesPath(productIds: readonly string[], lang: "ja" | "en" = "ja"): string {
  const codes = [...new Set(productIds)].slice(0, maxCardProducts).map((id) => {
    const [line = "", digits] = id.split("-");
    return lineLetters[line] ? lineLetters[line] + digits : "";
  });
  return (lang === "en" ? "/shops-en" : "/shops") + (codes.join("") && `?c=${codes.join("")}`);
}
