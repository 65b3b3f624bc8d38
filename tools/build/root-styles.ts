import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Gives the stylesheet of every page its one address. React Router writes `shell-….css#` where lazy parts use the same
 * file, so that they fetch it again and keep it when a route goes; this one never goes, and fetched again it would
 * stand behind the fonts of the site and win over them. Resolves with what there is to say.
 */
export function deduplicateRootStyles(root: string): string {
  const files = globSync(["build/client/build/manifest-*.js", "build/server/**/*.js"], { cwd: root });
  const changed = files.filter((file) => {
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    const fixedText = text.replaceAll(/(\/build\/shell-[\w-]+\.css)#/g, "$1");
    if (fixedText !== text) writeFileSync(path, fixedText);
    return fixedText !== text;
  });
  return changed.length > 0 ? `one address in ${changed.length} files` : "one address already";
}
