// A browser's audio for tests: it opens on command, its clock is moved by hand, and everything started is kept.

class FakeParam {
  value = 1;
  targets: { value: number; atS: number }[] = [];
  cancelScheduledValues(): void {
    this.targets = [];
  }
  setTargetAtTime(value: number, atS: number): void {
    this.targets.push({ value, atS });
  }
  setValueAtTime(value: number, atS: number): void {
    this.targets.push({ value, atS });
  }
  linearRampToValueAtTime(value: number, atS: number): void {
    this.targets.push({ value, atS });
  }
}

class FakeNode extends EventTarget {
  outputs: unknown[] = [];
  connect(output: unknown): void {
    this.outputs.push(output);
  }
  disconnect(): void {
    this.outputs = [];
  }
}

export class FakeGain extends FakeNode {
  gain = new FakeParam();
}

export class FakeSource extends FakeNode {
  buffer: { url: string; duration: number } | null = null;
  loop = false;
  loopStart = 0;
  loopEnd = 0;
  startedFromS: number | null = null;
  startedAtS: number | null = null;
  /** Null: now, or never. */
  stopsAtS: number | null = null;
  isPlaying = false;
  start(whenS = 0, fromS = 0): void {
    this.startedAtS = whenS;
    this.startedFromS = fromS;
    this.isPlaying = true;
  }
  stop(whenS?: number): void {
    this.stopsAtS = whenS ?? null;
    this.isPlaying = false;
  }
  /** It has been played to its end. */
  end(): void {
    this.isPlaying = false;
    this.dispatchEvent(new Event("ended"));
  }
}

/** The state of one fake browser's audio. `canOpen` is what a tap gives; `refusal` is how it says no before. */
export function createFakeAudio() {
  const contexts: FakeContext[] = [];
  const audio = { canOpen: false, refusal: "reject" as "reject" | "hang", contexts, AudioContext: undefined as never };

  class FakeContext extends EventTarget {
    state: AudioContextState | "interrupted" = "suspended";
    currentTime = 0;
    destination = new FakeNode();
    sources: FakeSource[] = [];
    gains: FakeGain[] = [];

    constructor() {
      super();
      contexts.push(this);
    }

    become(state: AudioContextState | "interrupted"): void {
      if (state === this.state) return;
      this.state = state;
      this.dispatchEvent(new Event("statechange"));
    }

    async resume(): Promise<void> {
      if (audio.canOpen) return this.become("running");
      if (audio.refusal === "hang") return new Promise(() => {});
      throw new DOMException("no tap", "NotAllowedError");
    }

    async suspend(): Promise<void> {
      this.become("suspended");
    }

    async close(): Promise<void> {
      this.become("closed");
    }

    createGain(): FakeGain {
      const gain = new FakeGain();
      this.gains.push(gain);
      return gain;
    }

    createBufferSource(): FakeSource {
      const source = new FakeSource();
      this.sources.push(source);
      return source;
    }

    async decodeAudioData(data: ArrayBuffer): Promise<{ url: string; duration: number }> {
      return { url: new TextDecoder().decode(data), duration: 2 };
    }

    playing(): FakeSource[] {
      return this.sources.filter((source) => source.isPlaying && this.state === "running");
    }
  }

  audio.AudioContext = FakeContext as never;
  return audio;
}

/** A network on which every sound is there; its bytes are its address. */
export function createFakeSoundFiles() {
  const requested: string[] = [];
  const fetchSound = async (url: RequestInfo | URL): Promise<Response> => {
    requested.push(String(url));
    return { ok: true, arrayBuffer: async () => new TextEncoder().encode(String(url)).buffer } as Response;
  };
  return { requested, fetch: fetchSound as typeof fetch };
}
