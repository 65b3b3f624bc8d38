import { advanceAll } from "./advance-all.ts";

export type ParticleKind = "drop" | "scrap" | "spark" | "letter";

/** Something small that flies and falls. Places in units, times in ticks. */
export interface Particle {
  kind: ParticleKind;
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  size: number;
  age: number;
  life: number;
  /** Which of its pictures. */
  look: number;
  letter: string;
}

/** How one flies: how hard, for how many ticks, and how large it is in units. */
interface Flight {
  force: number;
  life: number;
  size: number;
  letter?: string | undefined;
}

export interface Particles {
  readonly all: readonly Particle[];
  /** Only letters fly any more. */
  isReduced: boolean;
  emit(kind: ParticleKind, x: number, y: number, flight: Flight): void;
  /** So many drops. */
  splash(x: number, y: number, count: number, force: number): void;
  /** So many scraps of paper. */
  tear(x: number, y: number, count: number): void;
  dropLetters(words: string, x: number, y: number): void;
  advance(): void;
  clear(): void;
}

const maxParticles = 150;
const maxLetters = 9;
const gravity = 0.075;
const slowGravity = 0.028;
const airShare = 0.985;

/** An empty sky; `rng` 0 to 1. */
export function createParticles(rng: () => number, isReduced: boolean): Particles {
  const all: Particle[] = [];
  const particles: Particles = {
    all,
    isReduced,
    emit(kind, x, y, { force, life, size, letter = "" }) {
      if (particles.isReduced && kind !== "letter") return;
      if (all.length >= maxParticles) all.shift();
      const turn = rng() * 2 * Math.PI;
      const speed = force * (0.35 + rng() * 0.65);
      all.push({
        ...{ kind, x, y, vx: Math.cos(turn) * speed, vy: Math.sin(turn) * speed - force * 0.35 },
        ...{ turn: rng() * 6.3, spin: (rng() - 0.5) * 0.22, size: size * (0.7 + rng() * 0.6) },
        ...{ age: 0, life: life * (0.75 + rng() * 0.5), look: Math.floor(rng() * 6), letter },
      });
    },
    splash(x, y, count, force) {
      for (let i = 0; i < count; i++) particles.emit("drop", x, y, { force, life: 34, size: 9 });
    },
    tear(x, y, count) {
      for (let i = 0; i < count; i++) particles.emit("scrap", x, y, { force: 2.1, life: 58, size: 12 });
    },
    dropLetters(words, x, y) {
      for (const [i, letter] of [...words].slice(0, maxLetters).entries())
        particles.emit("letter", x + (i % 3) * 14 - 14, y + i * 7 - 24, { force: 1.1, life: 120, size: 30, letter });
    },
    advance: () => advanceAll(all, fly),
    clear: () => void (all.length = 0),
  };
  return particles;
}

function fly(particle: Particle): void {
  const isPaper = particle.kind === "letter" || particle.kind === "scrap";
  particle.vy += isPaper ? slowGravity : gravity;
  if (isPaper) particle.vx *= airShare;
  particle.x += particle.vx;
  particle.y += particle.vy;
  particle.turn += particle.spin;
}
