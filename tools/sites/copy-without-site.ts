import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { readImports, testsOfSite } from "./tests-of-site.ts";

/** What `npm run schema` writes: through a link it would write into the tree that was copied. */
const isWritten = /^(server\/schema|test-support)\/\w+\.ts$/;

/**
 * A copy of the working tree without the folder of one site, and without the tests and benches that use its files. Files
 * are hard links, packages and the cache of builds are shared; what a build or a check writes is the copy's own.
 * @returns the folder of the copy; whoever asked for it removes it
 */
export function copyWithoutSite(root: string, siteId: string): string {
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, `without-${siteId}-`));
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const sources = new Map(code.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const goesAlong = testsOfSite(siteId, readImports(sources));
  for (const file of files) {
    if (file.startsWith(`app/sites/${siteId}/`) || goesAlong.has(file)) continue;
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    if (isWritten.test(file)) copyFileSync(join(root, file), join(copy, file));
    else linkSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  symlinkSync(cache, join(copy, ".cache"));
  // Cut anew where the site's glyphs are missed: never through a link.
  const generated = join(root, "app/generated");
  if (existsSync(generated)) cpSync(generated, join(copy, "app/generated"), { recursive: true });
  return copy;
}
