import type { DemoConfig } from "#contracts/demo-config.ts";
import { jstDayNumber } from "#contracts/jst-calendar.ts";
import { hourMs, jstHour } from "#contracts/jst-clock.ts";
import { seededRandom, type Random } from "../../platform/random.ts";
import type { BlindPick } from "./blind-picks.ts";
import { dealSwatches } from "./deal-swatches.ts";
import { aroundMean, fraction, pickWeighted } from "./chance.ts";
import { type FaceType, faceTypes, type Interest, type InterestKind, interestKinds } from "./interest.ts";

interface DemoVisitor {
  id: string;
  faceType: FaceType | undefined;
}

/** What the visitors of the demo do, hour by hour. */
export interface DemoGenerator {
  /** Everything in the hour that begins at `hour`: the same for the same hour, whoever asks and when. */
  generateHour(hour: Date): { interests: Interest[]; picks: BlindPick[] };
}

/** @param productIds the catalogue; products of the description that are not in it are left out */
export function createDemoGenerator(description: DemoConfig, productIds: readonly string[]): DemoGenerator {
  const demoVisitors = createDemoVisitors(description);
  const swatches = Object.keys(description.blind.nameless).filter((id) => productIds.includes(id));
  const busiest = description.hourWeights.reduce((sum, weight) => sum + weight, 0);

  function interestsOf(kind: InterestKind, hour: Date, share: number, random: Random): Interest[] {
    const { perDay, lines } = description.kinds[kind] ?? { perDay: 0, lines: [] };
    const day = jstDayNumber(hour);
    const candidates = productIds
      .filter((id) => lines.some((line) => id.startsWith(`${line}-`)))
      .map((id) => ({ id, weight: weightOn(day, id, kind, description) }));
    if (candidates.length === 0) return [];
    return Array.from({ length: aroundMean(random, perDay * share) }, () => {
      const { id: visitorId, faceType } = pickDemoVisitor(random, demoVisitors);
      const taste = faceType === undefined ? [] : (description.tastes[faceType] ?? []);
      const { id: productId } = pickWeighted(random, candidates, ({ id, weight }) =>
        taste.includes(id) ? 4 * weight : weight,
      );
      return { visitorId, productId, kind, faceType, at: momentIn(hour, random), isDemo: true };
    });
  }

  function picksOf(hour: Date, share: number, random: Random): BlindPick[] {
    if (swatches.length === 0) return [];
    return Array.from({ length: aroundMean(random, description.blind.perDay * share) }, () => {
      const { id: visitorId } = pickDemoVisitor(random, demoVisitors);
      const at = momentIn(hour, random);
      const { offeredIds } = dealSwatches(visitorId, at, swatches);
      return [true, false].map((isNamed): BlindPick => {
        const likes = isNamed ? description.blind.named : description.blind.nameless;
        const picked = pickWeighted(random, offeredIds, (id) => likes[id] ?? 1);
        return { visitorId, isNamed, source: "ranking", offeredIds, pickedIds: [picked], at, isDemo: true };
      });
    }).flat();
  }

  return {
    generateHour(hour) {
      const random = seededRandom(`${description.seed}:${hour.toISOString()}`);
      const share = (description.hourWeights[jstHour(hour)] ?? 0) / busiest;
      return {
        interests: interestKinds.flatMap((kind) => interestsOf(kind, hour, share, random)),
        picks: picksOf(hour, share, random),
      };
    },
  };
}

function createDemoVisitors({ seed, visitors, unsaidShare, faceTypeWeights }: DemoConfig): DemoVisitor[] {
  const random = seededRandom(`${seed}:figurants`);
  return Array.from({ length: visitors }, () => ({
    id: random.uuid(),
    faceType:
      fraction(random) < unsaidShare
        ? undefined
        : pickWeighted(random, faceTypes, (type) => faceTypeWeights[type] ?? 0),
  }));
}

/** Some come often and most rarely: the square of a throw leans to the front. */
function pickDemoVisitor(random: Random, demoVisitors: readonly DemoVisitor[]): DemoVisitor {
  const visitor = demoVisitors[Math.floor(fraction(random) ** 2 * demoVisitors.length)];
  if (!visitor) throw new RangeError("there are no demo visitors");
  return visitor;
}

/** How much a product is wanted on a day: its weight, swinging with a beat and a phase of its own, another for each kind. */
function weightOn(day: number, productId: string, kind: string, { weights, otherWeight, swing }: DemoConfig): number {
  const spread = [...`${kind}${productId}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  const cycleDays = 9 + (spread % 17);
  return (
    (weights[productId] ?? otherWeight) * (1 + swing * Math.sin((2 * Math.PI * (day + (spread % 101))) / cycleDays))
  );
}

const momentIn = (hour: Date, random: Random): Date => new Date(hour.getTime() + random.int(hourMs));
