import type { SoundLoader } from "./load-sound.ts";
import { type Piece, segmentUrl } from "./music-library.ts";
import type { MusicPlayback, PlaybackStart } from "./music-playback.ts";

type Layer = "base" | "rise";

/** A segment that sounds or waits for its turn. */
interface PlannedSegment {
  number: number;
  /** When its beginning falls, in the time of the context, and how far in it is begun. */
  atS: number;
  skipS: number;
  sources: Map<Layer, AudioBufferSourceNode | null>;
  ended: Promise<void>;
}

/** Neighbours hold the same music around their border: across this time one gives way to the other. */
const joinS = 0.02;
/** As soon as a source can be started. */
const soonS = 0.03;

/**
 * A piece, segment by segment: what sounds and what comes next are decoded, no more, so that a phone neither waits for all of
 * it nor holds it. Both layers of a segment begin at one moment of the context.
 */
export function createPiecePlayback(piece: Piece, loader: SoundLoader, start: PlaybackStart): MusicPlayback {
  const { context, output, fromS, whenS, onEnd } = start;
  const { segmentCount, segmentS, guardS } = piece;
  const lengthS = segmentCount * segmentS;
  const whole = context.createGain();
  const rise = context.createGain();
  rise.gain.value = 0;
  whole.connect(output);
  rise.connect(whole);
  const planned = new Set<PlannedSegment>();
  let zeroS: number | null = null;
  let isStopped = false;
  let isRiseWanted = false;

  const load = (layer: Layer, number: number) =>
    loader.loadOnce(segmentUrl(piece, layer, number % segmentCount), context);
  const loadRise = async (number: number) => (isRiseWanted && piece.hasRise ? load("rise", number) : null);

  async function run(): Promise<void> {
    let number = Math.floor((fromS() % lengthS) / segmentS);
    let last: PlannedSegment | null = null;
    for (;;) {
      const [base, over] = await Promise.all([load("base", number), loadRise(number)]);
      if (isStopped) return;
      if (!base) return onEnd();
      const segment: PlannedSegment = last ? planNext(last, number) : planFirst(number);
      const ended = startLayer(segment, "base", base);
      if (over) void startLayer(segment, "rise", over);
      segment.ended = ended.then(() => void planned.delete(segment));
      planned.add(segment);
      // One segment ahead: the next is fetched when the one before this has been played.
      await last?.ended;
      if (isStopped) return;
      last = segment;
      number += 1;
    }
  }

  function planFirst(number: number): PlannedSegment {
    const atS = Math.max(whenS(), context.currentTime);
    // While the first was on its way the place may have moved on, at most to its end.
    const skipS = Math.min(segmentS - joinS, Math.max(0, (fromS() % lengthS) - number * segmentS));
    zeroS = atS - number * segmentS - skipS;
    return { number, atS: atS - skipS, skipS, sources: new Map(), ended: Promise.resolve() };
  }

  function planNext(last: PlannedSegment, number: number): PlannedSegment {
    const dueS = last.atS + segmentS;
    const atS = Math.max(dueS, context.currentTime + soonS);
    if (zeroS !== null) zeroS += atS - dueS;
    return { number, atS, skipS: 0, sources: new Map(), ended: Promise.resolve() };
  }

  /** Answers when it has been played. */
  function startLayer(segment: PlannedSegment, layer: Layer, buffer: AudioBuffer): Promise<void> {
    const source = context.createBufferSource();
    const edge = context.createGain();
    const beginS = Math.max(segment.atS + segment.skipS, context.currentTime);
    const skipS = beginS - segment.atS;
    const endS = segment.atS + segmentS;
    source.buffer = buffer;
    source.connect(edge);
    edge.connect(layer === "rise" ? rise : whole);
    edge.gain.setValueAtTime(0, beginS);
    edge.gain.linearRampToValueAtTime(1, beginS + joinS);
    edge.gain.setValueAtTime(1, Math.max(endS, beginS + joinS));
    edge.gain.linearRampToValueAtTime(0, Math.max(endS, beginS + joinS) + joinS);
    source.start(beginS, guardS + skipS, Math.max(joinS, segmentS - skipS) + joinS);
    segment.sources.set(layer, source);
    return new Promise((resolve) => {
      source.addEventListener("ended", () => {
        edge.disconnect();
        resolve();
      });
    });
  }

  async function addRise(segment: PlannedSegment): Promise<void> {
    if (segment.sources.has("rise")) return;
    segment.sources.set("rise", null);
    const buffer = await load("rise", segment.number);
    if (buffer && !isStopped && segment.atS + segmentS > context.currentTime + joinS)
      void startLayer(segment, "rise", buffer);
  }

  void run();
  return {
    positionS: () => (zeroS === null ? null : Math.max(0, context.currentTime - zeroS) % lengthS),
    nextBeatS() {
      const { beatS } = piece;
      const nowS = context.currentTime + soonS;
      if (zeroS === null || beatS === null) return nowS;
      return zeroS + Math.ceil((nowS - zeroS) / beatS) * beatS;
    },
    wantRise() {
      if (isRiseWanted || !piece.hasRise) return;
      isRiseWanted = true;
      for (const segment of planned) void addRise(segment);
    },
    setRise: (level) => rise.gain.setTargetAtTime(level, context.currentTime, 0.4),
    fadeOut(atS, fadeS) {
      isStopped = true;
      whole.gain.setTargetAtTime(0, atS, fadeS / 4);
      for (const { sources } of planned) for (const source of sources.values()) source?.stop(atS + fadeS);
    },
    stop() {
      isStopped = true;
      for (const { sources } of planned) for (const source of sources.values()) source?.stop();
      whole.disconnect();
    },
  };
}
