import { createHash } from "node:crypto";
import type { Logger } from "../../platform/logger.ts";
import { type HostedFile, hostedRevision, listHostedFiles, markPath, readHostedBytes } from "./hosted-files.ts";
import { toHostedPaths } from "./hosted-paths.ts";
import { addIntegrity } from "./page-integrity.ts";

/** Pages that name files of the host carry it. */
export const assetHostTag = "asset-host";

/** How often it is looked whether the host has the files of this build. */
export const lookEveryMs = 60_000;
/** After a look that failed: whoever has just laid them there waits for it. */
export const lookAgainMs = 5_000;
/** So many looks in a row must fail before pages take their files from here again: one may only have been slow. */
const lostAfter = 3;
const answersWithinMs = 2_000;

/** Another host from which pages take their files, once it has all of this build. */
export interface AssetHost {
  /** A page as it goes out: files from the host, its scripts held to their bytes. @param nonce of its own inline scripts */
  toPage(html: string, nonce: string): string;
  /** Data of a page as it goes out. */
  toData(text: string): string;
  start(): Promise<void>;
  stop(): void;
}

/** What an asset host is made of. */
export interface AssetHostParts {
  /** Its address, without a slash at the end. */
  base: string;
  /** The folder of the sources. */
  root: string;
  fetch: typeof globalThis.fetch;
  logger: Pick<Logger, "info" | "warn">;
  /** When it changes from where pages take their files. */
  onChanged(): void;
}

/** The host that the settings name. Nothing is asked of it before `start`. */
export function createAssetHost({ base, root, fetch, logger, onChanged }: AssetHostParts): AssetHost {
  const files = new Map<string, HostedFile>(listHostedFiles(root).map((file) => [file.path, file]));
  const revision = hostedRevision([...files.values()], base);
  const digests = new Map<string, string>();
  let [isComplete, isEnded, failures] = [false, false, 0];
  let timer: NodeJS.Timeout | undefined;

  function digestOf(path: string): string | null {
    const file = files.get(path);
    if (!file) return null;
    const known = digests.get(path);
    if (known !== undefined) return known;
    const digest = `sha384-${createHash("sha384").update(readHostedBytes(file, base)).digest("base64")}`;
    digests.set(path, digest);
    return digest;
  }

  async function look(): Promise<void> {
    const found = await fetch(`${base}/${markPath(revision)}`, { signal: AbortSignal.timeout(answersWithinMs) }).then(
      async (answer) => ((await answer.text()) !== "" ? answer.ok : false),
      () => false,
    );
    if (isEnded) return;
    failures = found ? 0 : failures + 1;
    if (found && !isComplete) {
      isComplete = true;
      logger.info("asset-host-in-use", { base, revision });
      onChanged();
    } else if (isComplete && failures >= lostAfter) {
      isComplete = false;
      logger.warn("asset-host-lost", { base, revision });
      onChanged();
    } else if (!isComplete && failures === 1) logger.warn("asset-host-without-this-build", { base, revision });
    timer = setTimeout(() => void look(), found ? lookEveryMs : lookAgainMs).unref();
  }

  return {
    toPage: (html, nonce) => (isComplete ? addIntegrity(toHostedPaths(html, base), { base, nonce, digestOf }) : html),
    toData: (text) => (isComplete ? toHostedPaths(text, base) : text),
    start: look,
    stop() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
