import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { npm, run } from "./run.mjs";

const name = "@sparticuz/chromium";
const version = "153.0.0";

/**
 * Fetches a Chromium that brings its own libraries and fonts (190 MB unpacked, outside of the lockfile, once) into
 * `folder`, and resolves with the path of a script that starts it; null when it cannot be had.
 */
export async function fetchChromium(node, folder) {
  const script = join(folder, `chromium-${version}.sh`);
  if (existsSync(script)) return script;
  console.log(`Fetching Chromium: ${name} ${version} from npm.`);
  await mkdir(folder, { recursive: true });
  // Its own package.json: npm would otherwise look for one in the folders above and find ours.
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  if ((await npm(["install", ...options, `${name}@${version}`], { node, cwd: folder })).code !== 0) return null;
  if ((await unpack(node, folder)).code !== 0) return null;

  const fonts = join(folder, "fonts.conf");
  await writeFile(
    fonts,
    `<?xml version="1.0"?><fontconfig>
<dir>/usr/share/fonts</dir><dir>${xml(folder)}/fonts</dir><cachedir>${xml(folder)}/fonts-cache</cachedir>
</fontconfig>\n`,
  );
  const draft = `${script}.${process.pid}`;
  const lines = [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH=${quoted(`${folder}/al2023/lib`)} FONTCONFIG_FILE=${quoted(fonts)}`,
    `exec ${quoted(join(folder, "chromium"))} "$@"`,
  ];
  await writeFile(draft, `${lines.join("\n")}\n`, { mode: 0o755 });
  await rename(draft, script);
  return script;
}

/** The package unpacks itself into the temporary folder; its libraries only where it believes to be in that cloud. */
function unpack(node, folder) {
  const program = `import("${name}").then(({ default: chromium }) => chromium.executablePath());`;
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  return run(node, ["-e", program], { cwd: folder, env });
}

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const xml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
