import babel from "@rolldown/plugin-babel";
import { relative } from "node:path";
import { createResultCache, keyOf } from "../cache/result-cache.ts";
import { packageVersions } from "../cache/package-versions.ts";

type Options = Parameters<typeof babel>[0];
type Transform = (this: unknown, code: string, id: string, more?: { moduleType?: string }) => Promise<Compiled>;
type Compiled = { code?: string; map?: unknown } | undefined;

/** What Babel's output depends on besides the code and the options. */
const compilerVersions = /^(@babel\/.*|babel-plugin-.*|@rolldown\/plugin-babel|@vitejs\/plugin-react)$/;

/**
 * The Babel plugin with a memory: what it made of a file is kept by the file's code, and made again only when that, the
 * options or Babel itself changed. What is not kept is compiled in worker threads.
 */
export async function cachedCompile(options: Options): ReturnType<typeof babel> {
  const plugin = await babel({ ...options, parallel: true });
  const transform = plugin.transform as { handler: Transform };
  const compile = transform.handler;
  const cached = createResultCache("compiled");
  const compiled = keyOf(packageVersions(compilerVersions), JSON.stringify(options).replaceAll(process.cwd(), ""));
  transform.handler = async function (code, id, more) {
    const key = keyOf(compiled, process.env.NODE_ENV ?? "", more?.moduleType ?? "", relative(process.cwd(), id), code);
    const cachedResult = cached.get(key);
    if (cachedResult !== null) return (JSON.parse(cachedResult.toString()) ?? undefined) as Compiled;
    const result = await compile.call(this, code, id, more);
    cached.save(key, JSON.stringify(result ?? null));
    return result;
  };
  return plugin;
}
