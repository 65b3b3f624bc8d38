// By glob: as an import the program would be taken for the module it also is.
const files = import.meta.glob<string>("../../../verifier/*.{html,mjs}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * The program that draws again, as one file without imports: to be saved and run anywhere. What is not ours stands first, in a
 * function of its own, so that no name meets another.
 */
export function renderVerifierProgram(): string {
  const signatureCheck = textOf("bls-signature.mjs").replace(/^export \{ isSignature \};$/m, "return { isSignature };");
  return textOf("verify-draw.mjs").replace(
    /^import \{ isSignature \} from "\.\/bls-signature\.mjs";$/m,
    () => `const { isSignature } = (() => {\n${signatureCheck}})();`,
  );
}

/**
 * One file that draws a campaign again, with its proof in it: to be saved, opened without a network, and sabotaged. It is
 * sent as a file and never shown here: its scripts would not be let in.
 * @param proof JSON text
 */
export function renderVerifierFile(proof: string): string {
  // As functions: a text in the place of a replacement may hold `$&`.
  return textOf("verify-draw.html")
    .replace("/*program*/", () => renderVerifierProgram().replaceAll("</", "<\\/"))
    .replace("<!--proof-->", () => proof.replaceAll("<", "\\u003c"));
}

const textOf = (name: string): string => files[`../../../verifier/${name}`] ?? "";
