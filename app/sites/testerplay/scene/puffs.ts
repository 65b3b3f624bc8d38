import { seededRandom } from "#app/kits/basics/seeded-random.ts";

/** Powder that flies up where a name lands: where on the board (0–1), in which colour, after how many ms. */
export interface Puff {
  x: number;
  y: number;
  hex: string;
  afterMs: number;
}

const lifeMs = 620;
const grains = 22;

/** Throws up a little powder for each name; the canvas is clear afterwards. Ends with the signal. */
export function startPuffs(canvas: HTMLCanvasElement, puffs: readonly Puff[], signal: AbortSignal): void {
  const ratio = Math.min(2, devicePixelRatio);
  canvas.width = canvas.clientWidth * ratio;
  canvas.height = canvas.clientHeight * ratio;
  const context = canvas.getContext("2d");
  if (!context) return;
  const begunAt = performance.now();
  const endsMs = Math.max(0, ...puffs.map(({ afterMs }) => afterMs)) + lifeMs;
  const clouds = puffs.map((puff, i) => ({ ...puff, grains: grainsOf(i + 1) }));

  const draw = (now: number): void => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (signal.aborted || now - begunAt > endsMs) return;
    for (const cloud of clouds) {
      const age = (now - begunAt - cloud.afterMs) / lifeMs;
      if (age < 0 || age > 1) continue;
      context.fillStyle = cloud.hex;
      context.globalAlpha = (1 - age) ** 1.5;
      for (const { angle, speed, size } of cloud.grains) {
        const distance = speed * (1 - (1 - age) ** 2) * canvas.width;
        const x = cloud.x * canvas.width + Math.cos(angle) * distance;
        const y = cloud.y * canvas.height + Math.sin(angle) * distance * 0.6 + age * age * 0.04 * canvas.height;
        context.fillRect(x, y, size * ratio, size * ratio);
      }
    }
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

function grainsOf(seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: grains }, () => ({
    angle: -Math.PI * random(),
    speed: 0.05 + random() * 0.2,
    size: 1 + random() * 2.2,
  }));
}
