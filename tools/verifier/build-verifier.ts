import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";

const root = join(import.meta.dirname, "../..");
const file = join(root, "verifier/bls-signature.mjs");
const banner = `// Made by \`npm run verifier\` of verifier/source/bls-signature.mjs and its package; a check compares it. Do not edit.\n`;

/** The part of the verifier that is not ours, as one readable file: whoever checks a draw needs no package. */
async function bundleSignatureCheck(): Promise<string> {
  const bundles = (await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: "esnext",
      lib: { entry: join(root, "verifier/source/bls-signature.mjs"), formats: ["es"] },
      rolldownOptions: { output: { comments: { legal: true, jsdoc: false, annotation: false } } },
    },
  })) as Rolldown.RolldownOutput[];
  const code = bundles[0]?.output[0].code;
  if (code === undefined) throw new Error("nothing was bundled");
  return banner + code;
}

const bundled = await bundleSignatureCheck();
if (!process.argv.includes("--check")) writeFileSync(file, bundled);
else if (readFileSync(file, "utf8") !== bundled) {
  console.error("verifier/bls-signature.mjs is not what its package makes: npm run verifier");
  process.exitCode = 1;
}
