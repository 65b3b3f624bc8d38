// Lays what runs into build/image, as the image holds it: node tools/image/assemble-image.ts
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { cardFontFiles } from "#server/modules/share-images/card-fonts.ts";
import { leftOut, traceRuntime } from "./trace-runtime.ts";

const root = join(import.meta.dirname, "../..");
const image = join(root, "build/image");

/** What is read by a path that is put together: files of the build and the art, the schema, what editors write for draws. */
const folders = [
  ...["build/client", "build/server", "build/static", "public"],
  ...["content/campaigns", "server/migrations", "verifier"],
];
const files = [
  ...["package.json", "build/sbom.cdx.json", "deploy/nginx.conf"],
  // By these the commands know which sites there are.
  ...globSync("app/sites/*/site.ts", { cwd: root }),
];
/** Tests, types, and what the server's build lays out once more for phones. */
const unneeded = /\.test\.tsx?$|\.map$|\.d\.m?ts$|\/verifier\/source\/|\/build\/server\/.*\.wasm$/;

requirePhoneOnly();
rmSync(image, { recursive: true, force: true });
const traced = await traceRuntime(root);
const fonts = cardFontFiles().map((file) => `node_modules/${file}`);
const fontPackages = [...new Set(fonts.map((file) => `${file.split("/").slice(0, 3).join("/")}/package.json`))];
for (const path of [...folders, ...files, ...traced, ...fonts, ...fontPackages]) {
  mkdirSync(dirname(join(image, path)), { recursive: true });
  cpSync(join(root, path), join(image, path), {
    recursive: true,
    dereference: true,
    filter: (from) => !unneeded.test(from),
  });
}
console.log(`${traced.length} files are traced; all of it weighs ${(weigh(image) / 1e6).toFixed(1)} MB`);

/** @throws Error where the server itself would load a package that is left out */
function requirePhoneOnly(): void {
  const known = new Set(["build/server/index.js"]);
  for (const path of known) {
    if (!existsSync(join(root, path))) throw new Error(`${path} is missing: npm run build makes it`);
    for (const [, name = ""] of readFileSync(join(root, path), "utf8").matchAll(/(?:\bfrom|\bimport)\s*"([^"]+)"/g)) {
      const package_ = leftOut.find((one) => name === one || name.startsWith(`${one}/`));
      if (package_ !== undefined) throw new Error(`${path} loads ${package_}, which the image leaves out`);
      if (name.startsWith(".")) known.add(join(dirname(path), name));
    }
  }
}

function weigh(folder: string): number {
  return globSync("**", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
