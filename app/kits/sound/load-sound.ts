import type { SoundFile } from "./sound-library.ts";

export type SoundLoader = (file: SoundFile, context: BaseAudioContext) => Promise<AudioBuffer | null>;

/**
 * Fetches and decodes each file once. Opus where the browser plays it, AAC elsewhere; null when a file does not come
 * (it is asked for again the next time): a page without sound is whole.
 */
export function createSoundLoader(options: {
  document: Document;
  fetch: typeof fetch;
  signal: AbortSignal;
}): SoundLoader {
  const loading = new Map<string, Promise<AudioBuffer | null>>();
  const playsOgg = options.document.createElement("audio").canPlayType?.('audio/ogg; codecs="opus"') !== "";

  async function load(url: string, context: BaseAudioContext): Promise<AudioBuffer | null> {
    try {
      const response = await options.fetch(url, { signal: options.signal });
      if (!response.ok) throw new Error(`${response.status}`);
      return await context.decodeAudioData(await response.arrayBuffer());
    } catch {
      loading.delete(url);
      return null;
    }
  }

  return (file, context) => {
    const url = playsOgg ? file.ogg : file.m4a;
    const buffer = loading.get(url) ?? load(url, context);
    loading.set(url, buffer);
    return buffer;
  };
}
