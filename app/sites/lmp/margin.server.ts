import type { MasterData } from "#contracts/master-data.ts";
import { type ProphecyMarginState } from "#contracts/prophecy-history.ts";
import { strokesPerMouth } from "#contracts/mouth-form.ts";
import type { SavedProphecy } from "#server/modules/prophecies/prophecies.ts";
import { formatMouthCode } from "./rules/mouth-code.ts";
import { marginLineOf } from "./rules/margin-line.ts";
import { mouthPlaceOf } from "./rules/mouth.ts";
import { firstLineOf } from "./rules/prophecy-content.ts";

/** So many of the newest letters tell of the mouth that is drawn and of the one before it. */
export const lettersOfTwoMouths = strokesPerMouth * 2;

/**
 * The mouth that a visitor's letters draw tonight; null before the first letter is opened.
 * @param newest the newest letters first, `lettersOfTwoMouths` of them
 * @param count how many letters there are in all
 */
export function readMargin(
  master: MasterData,
  { newest, count, day }: { newest: readonly SavedProphecy[]; count: number; day: string },
): ProphecyMarginState | null {
  if (count === 0) return null;
  const isOpen = newest[0]?.day === day;
  const { mouth, form, stroke } = mouthPlaceOf(isOpen ? count : count + 1);
  const drawn = newest.slice(0, isOpen ? stroke : stroke - 1);
  const finished = stroke === strokesPerMouth && isOpen ? newest : newest.slice(drawn.length);
  const lastAnswer = drawn.find((letter) => letter.day !== day && letter.answer !== null)?.answer ?? null;
  return {
    mouth,
    form,
    hexes: drawn.toReversed().map((letter) => hexOf(master, letter)),
    line: marginLineOf(master, isOpen ? count : count + 1, lastAnswer),
    finished: codeOf(
      master,
      finished.slice(0, strokesPerMouth),
      stroke === strokesPerMouth && isOpen ? mouth : mouth - 1,
    ),
  };
}

/** The code of a mouth by its letters, the newest first; null while it is not finished. */
function codeOf(master: MasterData, letters: readonly SavedProphecy[], mouth: number): string | null {
  if (letters.length < strokesPerMouth) return null;
  const { form } = mouthPlaceOf(mouth * strokesPerMouth);
  return formatMouthCode({ form, monsters: letters.toReversed().map((letter) => Number(speakerOf(master, letter))) });
}

/** Who spoke in a letter; where its line is there no more, whose shade it has. */
const speakerOf = (master: MasterData, { source, shade }: SavedProphecy): string =>
  firstLineOf(master, source)?.monsterId ?? String(shade).padStart(2, "0");

const hexOf = (master: MasterData, letter: SavedProphecy): string =>
  master.monsters.find(({ id }) => id === speakerOf(master, letter))?.hex ?? "#F3EBE6";
