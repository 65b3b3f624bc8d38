/** What flies about for a moment: drops of colour and short words. Its dice are its own, nothing is decided by it. */
export interface Sparks {
  /** So many drops from a place, in CSS px. */
  burst(x: number, y: number, color: string, count: number, strength?: number): void;
  word(x: number, y: number, text: string, size?: number): void;
  draw(context: CanvasRenderingContext2D, nowMs: number): void;
}

interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  size: number;
  color: string;
  bornMs: number;
  text: string;
}

const lifeMs = 760;
const maxSparks = 140;

/** An empty sky. With `isCalm` nothing flies; words stand still and go. */
export function createSparks(isMotionReduced: boolean): Sparks {
  let sparks: Spark[] = [];
  let lastMs = 0;
  const add = (spark: Omit<Spark, "bornMs">): void => {
    if (sparks.length < maxSparks) sparks.push({ ...spark, bornMs: lastMs });
  };
  return {
    burst(x, y, color, count, strength = 1) {
      if (isMotionReduced) return;
      for (let i = 0; i < count; i++) {
        const angle = Math.random() * Math.PI * 2;
        const speed = (60 + Math.random() * 220) * strength;
        const size = 1.5 + Math.random() * 4.5 * strength;
        add({ x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed - 90, size, color, text: "" });
      }
    },
    word(x, y, text, size = 22) {
      add({ x, y, vx: 0, vy: isMotionReduced ? 0 : -70, size, color: "#f3ebe6", text });
    },
    draw(context, nowMs) {
      const seconds = Math.min(0.05, (nowMs - lastMs) / 1000);
      lastMs = nowMs;
      sparks = sparks.filter((spark) => nowMs - spark.bornMs < lifeMs);
      for (const spark of sparks) {
        const age = (nowMs - spark.bornMs) / lifeMs;
        spark.x += spark.vx * seconds;
        spark.y += spark.vy * seconds;
        context.globalAlpha = 1 - age * age;
        context.fillStyle = spark.color;
        if (spark.text) {
          drawWord(context, spark);
          continue;
        }
        spark.vy += 620 * seconds;
        context.beginPath();
        context.arc(spark.x, spark.y, spark.size * (1 - age * 0.6), 0, Math.PI * 2);
        context.fill();
      }
      context.globalAlpha = 1;
    },
  };
}

function drawWord(context: CanvasRenderingContext2D, { x, y, size, text }: Spark): void {
  context.font = `900 ${size}px Archivo, "Zen Kaku Gothic New", sans-serif`;
  context.textAlign = "center";
  context.lineJoin = "round";
  context.lineWidth = 5;
  context.strokeStyle = "#050304";
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}
