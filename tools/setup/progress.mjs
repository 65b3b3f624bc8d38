// Says what runs, how far it is and about how long it will take: in place on a terminal, as plain lines elsewhere.
// Plain Node >= 20, no packages: it works before anything is installed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

/** How long each piece of work and its steps took the last time on this machine, in seconds. */
const durationsFile = join(root, ".cache/kate-zone/durations.json");
/** The same for what was never run here: on two usual cores. */
const usualSeconds = {
  "npm ci": { all: 40 },
  "first build": { all: 50, content: 1, fonts: 2, makeup: 3, engine: 4, app: 35, offline: 1, precompress: 8 },
  build: { all: 22, content: 1, fonts: 1, makeup: 1, engine: 2, app: 15, offline: 1, precompress: 2 },
  generate: { all: 4, content: 1, fonts: 2, makeup: 3, engine: 4 },
};

const drawEveryMs = 200;
const lineEveryMs = 10_000;
/** What a step has to say, in letters: a line stays a line. */
const longestSaid = 120;

/**
 * Shows the steps of a piece of work. `whole` is the name under which its duration is remembered; `begin`, `note` (how
 * far it is, in words) and `end` (what there is to say) name a step; `close` takes the line away, `done` also remembers.
 */
export function showProgress(
  whole,
  { out = process.stdout, file = durationsFile, now = () => performance.now() } = {},
) {
  const known = { ...usualSeconds[whole], ...readDurations(file)[whole] };
  const took = {};
  const running = new Map();
  const begunMs = now();
  let saidMs = begunMs;
  const since = (ms) => (now() - ms) / 1000;
  const write = (text) => out.write(out.isTTY ? `\r\x1b[K${text}` : text);
  const line = () => {
    const steps = [...running].map(([name, { atMs, note }]) => `${name} ${note ?? ofAbout(since(atMs), known[name])}`);
    const leftOf = (name, atMs) => (known[name] ?? Number.NaN) - since(atMs);
    const lefts = [leftOf("all", begunMs), ...[...running].map(([name, { atMs }]) => leftOf(name, atMs))];
    return `⋯ ${steps.join(", ")}${left(lefts.filter((seconds) => !Number.isNaN(seconds)))}`;
  };

  /** Draws the line anew; where lines stay, only after some seconds of silence. */
  function draw() {
    if (running.size === 0) return;
    if (out.isTTY) return void write(line().slice(0, (out.columns ?? 80) - 1));
    if (now() - saidMs < lineEveryMs) return;
    saidMs = now();
    write(`${line()}\n`);
  }

  const timer = setInterval(draw, drawEveryMs);
  timer.unref();
  const close = () => {
    clearInterval(timer);
    if (out.isTTY) write("");
  };
  return {
    draw,
    close,
    begin(name) {
      running.set(name, { atMs: now() });
    },
    note(name, note) {
      const step = running.get(name);
      if (step !== undefined) step.note = note;
    },
    end(name, said) {
      const seconds = since(running.get(name)?.atMs ?? now());
      running.delete(name);
      took[name] = seconds;
      saidMs = now();
      write(`✓ ${name.padEnd(12)}${seconds.toFixed(1).padStart(5)} s  ${said.slice(0, longestSaid)}\n`);
    },
    done() {
      close();
      took.all = since(begunMs);
      remember(file, whole, took);
    },
  };
}

const ofAbout = (seconds, all) => `${Math.round(seconds)} s${all === undefined ? "" : ` of about ${Math.round(all)}`}`;

/** The whole lasts at least as long as the step that does. */
function left(lefts) {
  if (lefts.length === 0) return "";
  const seconds = Math.max(...lefts);
  return seconds < 1 ? "; longer than usual" : `; about ${Math.ceil(seconds)} s left`;
}

function readDurations(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Written by two builds at once: the usual figures will do.
    return {};
  }
}

function remember(file, whole, took) {
  const rounded = Object.fromEntries(
    Object.entries(took).map(([name, seconds]) => [name, Math.round(seconds * 10) / 10]),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readDurations(file), [whole]: rounded }, null, 1));
}
