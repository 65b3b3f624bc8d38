import { elementAt } from "../basics/element-at.ts";
import { emitEvent } from "./events.ts";
import { fullGauge, maxGauge } from "./field.ts";
import { max, min } from "./fixed-point.ts";
import { type ChoiceKind, choiceKinds } from "./choice-rule.ts";
import { addModifiers } from "./modifiers.ts";
import { rngBelow } from "./rng.ts";
import type { World } from "./world.ts";

/** While something is offered: this button chooses, and the way says which: left, none, right. */
export const chooseButton = 32;
/** Nobody is hit in the moment after a choice. */
const safeAfterTicks = 60;
const maxCores = 3;
const mostLives = 9;

/** Offers one of each kind; time stands until one is chosen. Only where the run has choices, and as long as there are some left. */
export function offerChoices(world: World): void {
  if (!world.setup.hasChoices || world.offer !== null || world.state !== "playing") return;
  const offer = choiceKinds.map((kind) => drawChoice(world, kind));
  if (offer.some((choice) => choice < 0)) return;
  world.offer = offer;
  world.offered.push(...offer);
  emitEvent(world, "offer", world.player.x, world.player.y, world.taken.length);
}

/** Takes the left, the middle or the right one of what is offered. @param way below 0, 0, above 0 */
export function takeChoice(world: World, way: number): void {
  if (world.offer === null) return;
  const choice = elementAt(world.offer, way < 0 ? 0 : way > 0 ? 2 : 1);
  world.offer = null;
  world.taken.push(choice);
  const rule = elementAt(world.choices, choice);
  addModifiers(world.modifiers, rule.changes);
  const alike = world.taken.filter((other) => elementAt(world.choices, other).theme === rule.theme).length;
  const synergy = world.synergies[rule.theme];
  if (synergy && alike > 1) addModifiers(world.modifiers, synergy);
  const { player } = world;
  const { lives = 0, cores = 0, specials = 0 } = rule.once ?? {};
  player.lives = max(1, min(mostLives, player.lives + lives));
  player.level = min(maxCores, player.level + cores);
  player.gauge = min(maxGauge, player.gauge + specials * fullGauge);
  player.safe = max(player.safe, safeAfterTicks);
  emitEvent(world, "chosen", player.x, player.y, choice, alike);
}

/** One of a kind that was not taken: what was never offered comes first, and of that the companion's own skill. -1: none is left. */
function drawChoice({ choices, taken, offered, setup, rng }: World, kind: ChoiceKind): number {
  const left = choices.flatMap((choice, i) => (choice.kind === kind && !taken.includes(i) ? [i] : []));
  if (left.length === 0) return -1;
  const fresh = left.filter((i) => !offered.includes(i));
  const own = fresh.find((i) => kind === "skill" && elementAt(choices, i).monster === setup.monster);
  if (own !== undefined) return own;
  const pool = fresh.length > 0 ? fresh : left;
  return elementAt(pool, rngBelow(rng, pool.length));
}
