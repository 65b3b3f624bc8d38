import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A home of its own for WebKit: nothing is left on the machine, and nothing of the machine's user is met. */
export interface WebKitHome {
  env: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

/** Makes an empty home whose browser shows its windows on a display, as narrow as a phone, and draws WebGL in software. */
export async function createWebKitHome(display: string): Promise<WebKitHome> {
  const home = await mkdtemp(join(tmpdir(), "kate-webkit-"));
  await writeNarrowBars(home);
  return {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, "config"),
      XDG_DATA_HOME: join(home, "data"),
      XDG_CACHE_HOME: join(home, "cache"),
      LANG: "ja_JP.UTF-8",
      LANGUAGE: "ja",
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Shaders run as they are read: a face is read by some hundred, each once, and optimising them took longer than running.
      GALLIVM_PERF: "nopt",
    },
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** The bars of the small browser keep its window at 447 px; without their margins it becomes as narrow as a phone. */
async function writeNarrowBars(home: string): Promise<void> {
  const folder = join(home, "config/gtk-3.0");
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "gtk.css"),
    `headerbar, headerbar *, toolbar, toolbar *, entry, button, notebook header * {
      min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.05);
    }`,
  );
}
