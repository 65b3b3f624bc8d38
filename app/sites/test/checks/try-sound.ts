import { waitMs } from "#app/kits/basics/abort.ts";
import type { Finding } from "#app/kits/basics/finding.ts";
import { judgePlayed } from "../rules/judge-hands.ts";

/** Length of the tick. */
const tickS = 0.2;

/** Plays one tick, a lacquer lid that falls shut, in a context of its own. Call it from a tap. Rejects only when aborted. */
export async function trySound(signal: AbortSignal): Promise<Finding> {
  const context = new AudioContext();
  try {
    // Never waited for: where sound is refused, it never answers.
    void context.resume().catch(() => {});
    strike(context);
    await waitMs(tickS * 1000 + 250, signal);
    return judgePlayed({
      state: context.state,
      playedMs: Math.round(context.currentTime * 1000),
      sampleRateHz: context.sampleRate,
    });
  } finally {
    void context.close().catch(() => {});
  }
}

/** The body of the lid falls in pitch, the edge clicks a moment before. */
function strike(context: AudioContext): void {
  partial(context, { type: "square", fromHz: 2600, toHz: 1800, gain: 0.05, startS: 0, lengthS: 0.014 });
  partial(context, { type: "triangle", fromHz: 420, toHz: 170, gain: 0.4, startS: 0.008, lengthS: tickS - 0.008 });
  partial(context, { type: "sine", fromHz: 1130, toHz: 960, gain: 0.12, startS: 0.008, lengthS: 0.09 });
}

interface Partial {
  type: OscillatorType;
  fromHz: number;
  toHz: number;
  gain: number;
  startS: number;
  lengthS: number;
}

function partial(context: AudioContext, { type, fromHz, toHz, gain, startS, lengthS }: Partial): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + startS;
  voice.type = type;
  voice.frequency.setValueAtTime(fromHz, start);
  voice.frequency.exponentialRampToValueAtTime(toHz, start + lengthS);
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lengthS);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + lengthS);
}
