// Plays a score: every note is added around the ring of the loop, so that what rings at its end is heard at its head.
import { SR, Verb } from '../synth.mjs';
import * as bells from './bells.mjs';
import { createDice, seedOf } from './dice.mjs';
import { drums } from './drums.mjs';
import * as strings from './strings.mjs';
import { integratedLoudness } from './loudness.mjs';
import { filter } from './tones.mjs';
import * as winds from './winds.mjs';

const instruments = { ...strings, ...bells, ...winds };
export const layers = ['base', 'rise'];

/** Both layers of a piece, each [left, right], of the same length, without a seam. */
export function renderPiece(score) {
  const lengthS = score.stepTimesS?.lengthS ?? (score.bars() * score.steps * 60) / score.bpm / score.stepsPerBeat, n = Math.round(lengthS * SR);
  const timeOf = createTimes(score, lengthS);
  const duck = createDuck(score, timeOf, n), out = {};
  for (const layer of layers) {
    const names = Object.keys(score.parts).filter((name) => (score.parts[name].layer ?? 'base') === layer);
    if (names.length === 0) continue;
    const bus = { dry: [new Float32Array(n), new Float32Array(n)], send: new Float32Array(n), echo: new Float32Array(n) };
    for (const name of names) addPart(score, name, timeOf, duck, bus, n);
    out[layer] = finish(score, bus, n);
  }
  return { ...out, lengthS };
}

/** Seconds of a step; odd steps lean back by `swing`. */
function createTimes({ bpm, stepsPerBeat, swing, stepTimesS }, lengthS) {
  if (stepTimesS) return (at) => stepTimesS.at(at);
  const stepS = 60 / bpm / stepsPerBeat;
  return (at) => {
    const pair = Math.floor(at / 2) * 2, inside = at - pair, late = swing * (inside <= 1 ? inside : 2 - inside);
    return Math.min((pair + inside + late) * stepS, lengthS * 2);
  };
}

function addPart(score, name, timeOf, duck, bus, n) {
  const part = score.parts[name], dice = createDice(seedOf(score.id + name));
  const { db = -6, pan = 0, verb = 0.2, echo = 0, wide = false, hp = 0, lp = 0 } = part;
  const sides = [new Float32Array(n), new Float32Array(n)], known = new Map();
  for (const note of score.notes) {
    if (note.part !== name) continue;
    const start = timeOf(note.at) + note.lateS, durS = Math.max(0.04, timeOf(note.at + note.length) - timeOf(note.at));
    const play = note.drum ? drums[note.drum] : instruments[part.inst];
    if (!play) throw new Error(`${score.id}: ${name} has no instrument ${note.drum ?? part.inst}`);
    const loud = note.drum ? 1 : 0.25 + 0.75 * note.vel * note.vel;
    for (const side of wide ? [0, 1] : [2]) {
      // The same blow a few times over would be a machine; five of each are enough for a hand.
      const key = `${note.drum ?? ''}${note.hz?.toFixed(2)}/${durS.toFixed(1)}/${Math.round(note.vel * 6)}/${side}/${note.drum ? Math.floor(dice.next() * 5) : Math.floor(dice.next() * 2)}`;
      let tone = known.get(key);
      if (!tone) known.set(key, (tone = play({ hz: note.hz, durS, vel: note.vel, dice })));
      const shift = part.spread && note.hz ? part.spread * Math.sin(note.hz * 0.7) : part.drumPan?.[note.drum] ?? 0;
      const place = side === 0 ? -0.85 : side === 1 ? 0.85 : Math.max(-1, Math.min(1, pan + shift)), angle = ((place + 1) * Math.PI) / 4;
      const l = Math.cos(angle) * loud * (wide ? 0.8 : 1), r = Math.sin(angle) * loud * (wide ? 0.8 : 1);
      let j = ((Math.round(start * SR) % n) + n) % n;
      for (let i = 0; i < tone.length; i++) { sides[0][j] += tone[i] * l; sides[1][j] += tone[i] * r; if (++j === n) j = 0; }
    }
  }
  for (const side of sides) { if (hp) around(side, 'hp', hp); if (lp) around(side, 'lp', lp); }
  // Parts are balanced by what is heard of them while they sound, not by what an instrument happens to give.
  const gain = 10 ** ((db - 20 - integratedLoudness(sides)) / 20);
  for (const side of sides) for (let i = 0; i < n; i++) side[i] *= gain;
  for (let i = 0; i < n; i++) {
    const d = part.duck ? 1 - part.duck * duck[i] : 1, l = sides[0][i] * d, r = sides[1][i] * d;
    bus.dry[0][i] += l; bus.dry[1][i] += r;
    bus.send[i] += (l + r) * 0.5 * verb; bus.echo[i] += (l + r) * 0.5 * echo;
  }
}

/** A filter that has heard the end of the ring before its head. */
function around(x, kind, hz, q = 0.707) {
  const lead = Math.min(x.length, SR), both = new Float32Array(x.length + lead);
  both.set(x.subarray(x.length - lead)); both.set(x, lead);
  x.set(filter(both, kind, hz, q).subarray(lead));
}

/** How far the parts that give way have given way, after each low drum: 1 to 0. */
function createDuck(score, timeOf, n) {
  const duck = new Float32Array(n), length = Math.round(0.24 * SR);
  for (const note of score.notes) {
    if (note.drum !== 'kick' && note.drum !== 'odaiko' && note.drum !== 'taiko') continue;
    const at = Math.round((timeOf(note.at) + note.lateS) * SR);
    for (let i = 0; i < length; i++) { const j = (((at + i) % n) + n) % n; duck[j] = Math.max(duck[j], note.vel * (1 - (i / length) ** 0.7)); }
  }
  return duck;
}

/** Echo across the sides, room, and nothing below 30 Hz. */
function finish({ bpm, room, stepsPerBeat }, { dry, send, echo }, n) {
  const { size = 1.1, decay = 0.8, damp = 0.38, wet = 1, echoSteps = 3, echoBack = 0.34 } = room;
  const d = Math.round(((echoSteps * 60) / bpm / stepsPerBeat) * SR);
  const line = [new Float32Array(d), new Float32Array(d)], plate = new Verb(size, decay, damp), low = [0, 0];
  for (let pass = 0; pass < 2; pass++) for (let i = 0, p = 0; i < n; i++) {
    const l = line[0][p], r = line[1][p];
    low[0] += (l - low[0]) * 0.35; low[1] += (r - low[1]) * 0.35;
    line[0][p] = echo[i] + low[1] * echoBack; line[1][p] = low[0] * 0.86;
    if (++p === d) p = 0;
    plate.run(send[i] + (l + r) * 0.1);
    if (pass === 1) { dry[0][i] += l + plate.L * wet; dry[1][i] += r + plate.R * wet; }
  }
  for (const side of dry) around(side, 'hp', 34);
  return dry;
}
