import { fetchManifest, firstFiles } from "./engine-files.ts";

/**
 * Fetches the files of the first engine into the browser's cache while the visitor reads. Nothing is opened or started,
 * and nothing is kept here.
 * @throws TypeError without a network, the signal's reason
 */
export async function prefetchEngine(signal: AbortSignal): Promise<void> {
  for (const { path } of firstFiles(await fetchManifest(signal), ["landmarker", "mesh"])) {
    const answer = await fetch(path, { signal, priority: "low" });
    // Read to the end, or the cache does not take it.
    await answer.body?.pipeTo(new WritableStream());
  }
}
