import type { SoundFile } from "./sound-library.ts";

/** Fetches and decodes. Null when a file does not come: a page without sound is whole. */
export interface SoundLoader {
  /** Opus in Ogg plays here. */
  readonly playsOgg: boolean;
  /** Each file once, for the visit. One that did not come is asked for again the next time. */
  load(file: SoundFile, context: BaseAudioContext): Promise<AudioBuffer | null>;
  /** Anew each time, from the browser's own store: what is long is not held. */
  loadOnce(url: string, context: BaseAudioContext): Promise<AudioBuffer | null>;
}

export interface SoundLoaderOptions {
  document: Document;
  fetch: typeof fetch;
  signal: AbortSignal;
}

/** Opus where the browser plays it, AAC elsewhere. */
export function createSoundLoader(options: SoundLoaderOptions): SoundLoader {
  const loading = new Map<string, Promise<AudioBuffer | null>>();
  const playsOgg = options.document.createElement("audio").canPlayType?.('audio/ogg; codecs="opus"') !== "";

  async function loadOnce(url: string, context: BaseAudioContext): Promise<AudioBuffer | null> {
    try {
      const response = await options.fetch(url, { signal: options.signal });
      if (!response.ok) throw new Error(`${response.status}`);
      return await context.decodeAudioData(await response.arrayBuffer());
    } catch {
      return null;
    }
  }

  async function loadAndForgetFailure(url: string, context: BaseAudioContext): Promise<AudioBuffer | null> {
    const buffer = await loadOnce(url, context);
    if (!buffer) loading.delete(url);
    return buffer;
  }

  return {
    playsOgg,
    loadOnce,
    load(file, context) {
      const url = playsOgg ? file.ogg : file.m4a;
      const buffer = loading.get(url) ?? loadAndForgetFailure(url, context);
      loading.set(url, buffer);
      return buffer;
    },
  };
}
