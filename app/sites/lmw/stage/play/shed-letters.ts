import type { World } from "#app/kits/game/world.ts";
import { subunitsPerUnit } from "../rendering/field-units.ts";
import type { Particles } from "./particles.ts";

/** Letters beside each other on the first paper, in units. */
const letterGap = 58;
const firstLetterY = -116;

/** The very first paper loses its signs one by one while it is painted. Called each tick. */
export function createLetterShedder(textOf: (word: string) => string, particles: Particles): (world: World) => void {
  let shedCount = 0;
  return (world) => {
    if (world.stage.script.id !== 0) return;
    const paper = world.enemies.find(({ isRemoved, saying }) => !isRemoved && saying >= 0);
    if (!paper) return;
    const letters = [...textOf(world.stage.words[paper.saying] ?? "")];
    if (countDue(letters.length, paper.hp / paper.hpMax) <= shedCount || shedCount >= letters.length) return;
    const x = paper.x / subunitsPerUnit;
    const y = paper.y / subunitsPerUnit + firstLetterY + shedCount * letterGap;
    particles.emit("letter", x + 10, y, { force: 1.3, life: 150, size: 46, letter: letters[shedCount] });
    particles.splash(x, y, 8, 2.6);
    particles.tear(x, y, 5);
    shedCount++;
  };
}

/** How many of its letters a paper has lost when so much of it is still bare, 0 to 1. */
const countDue = (letters: number, bareShare: number): number => Math.floor((1 - bareShare) * (letters + 0.6));
