import { readFileSync } from "node:fs";

/** The colours that the second game asks for, in the order of the master data. */
export const readPool = (): string[] =>
  ["lips", "tints", "shadows"].flatMap((file) => {
    const products = JSON.parse(
      readFileSync(new URL(`../../content/products/${file}.json`, import.meta.url), "utf8"),
    ) as { shade: { hex: string } }[];
    return products.map(({ shade }) => shade.hex.toLowerCase());
  });
