import { readFileSync } from "node:fs";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

type Messages = { [key: string]: string | Messages };
type Compiled = { [key: string]: unknown };

/** Compiles the ICU messages of every `copy/<language>.json` at build, so that no parser reaches the phone. */
export function copyMessages(): Plugin {
  return {
    name: "copy-messages",
    enforce: "pre",
    load(id) {
      const file = id.split("?")[0] ?? id;
      if (!/\/copy\/[a-zA-Z-]+\.json$/.test(file)) return null;
      this.addWatchFile(file);
      const messages = JSON.parse(readFileSync(file, "utf8")) as Messages;
      return { code: `export default ${JSON.stringify(compileAll(messages))}`, moduleType: "js", map: null };
    },
  };
}

function compileAll(messages: Messages): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileAll(value),
    ]),
  );
}
