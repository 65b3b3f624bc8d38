import { waitMs } from "#app/kits/basics/abort.ts";
import type { CheckResult } from "#app/kits/basics/check-result.ts";
import { evaluateSoundTrial } from "../rules/evaluate-output.ts";

/** Length of the tick. */
const tickS = 0.2;

/** Plays one tick, a lacquer lid that falls shut, in a context of its own. Call it from a tap. Rejects only when aborted. */
export async function trySound(signal: AbortSignal): Promise<CheckResult> {
  const context = new AudioContext();
  try {
    // Never waited for: where sound is refused, it never answers.
    void context.resume().catch(() => {});
    playTick(context);
    await waitMs(tickS * 1000 + 250, signal);
    return evaluateSoundTrial({
      state: context.state,
      playedMs: Math.round(context.currentTime * 1000),
      sampleRateHz: context.sampleRate,
    });
  } finally {
    void context.close().catch(() => {});
  }
}

/** The body of the lid falls in pitch, the edge clicks a moment before. */
function playTick(context: AudioContext): void {
  playPartial(context, { type: "square", fromHz: 2600, toHz: 1800, gain: 0.05, startS: 0, lengthS: 0.014 });
  playPartial(context, { type: "triangle", fromHz: 420, toHz: 170, gain: 0.4, startS: 0.008, lengthS: tickS - 0.008 });
  playPartial(context, { type: "sine", fromHz: 1130, toHz: 960, gain: 0.12, startS: 0.008, lengthS: 0.09 });
}

interface PartialTone {
  type: OscillatorType;
  fromHz: number;
  toHz: number;
  gain: number;
  startS: number;
  lengthS: number;
}

function playPartial(context: AudioContext, { type, fromHz, toHz, gain, startS, lengthS }: PartialTone): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + startS;
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(fromHz, start);
  oscillator.frequency.exponentialRampToValueAtTime(toHz, start + lengthS);
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lengthS);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + lengthS);
}
