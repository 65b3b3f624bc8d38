// By glob: as an import the program would be taken for the module it also is.
const files = import.meta.glob<string>("../../../verifier/verify-draw.{html,mjs}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * One file that draws a campaign again, with its proof in it: to be saved, opened without a network, and sabotaged. It is
 * sent as a file and never shown here: its scripts would not be let in.
 * @param proof JSON text
 */
export function renderVerifierFile(proof: string): string {
  // As functions: a text in the place of a replacement may hold `$&`.
  return textOf("html")
    .replace("/*program*/", () => textOf("mjs").replaceAll("</", "<\\/"))
    .replace("<!--proof-->", () => proof.replaceAll("<", "\\u003c"));
}

const textOf = (ending: string): string =>
  Object.entries(files).find(([name]) => name.endsWith(`.${ending}`))?.[1] ?? "";
