import { base32, parseBase32 } from "#app/kits/basics/base32.ts";
import { type MouthForm, mouthForms, strokesPerMouth } from "#contracts/mouth-form.ts";

// A finished mouth as it stands in an address (`/lmp?c=…`): its shape, then who drew each stroke, one character each.
// It holds nothing that its maker wrote, so nobody signs it.

const monsters = 24;

/** Who drew a mouth: the numbers of thirty monsters, 1–24. */
export interface FinishedMouth {
  form: MouthForm;
  monsters: readonly number[];
}

/** The 31 characters of a mouth. */
export const formatMouthCode = ({ form, monsters: speakers }: FinishedMouth): string =>
  [mouthForms.indexOf(form), ...speakers.map((number) => number - 1)].map((digit) => base32[digit]).join("");

/** What a code says as it was written or typed; null when it is none. */
export function parseMouthCode(code: string): FinishedMouth | null {
  if (code.length !== strokesPerMouth + 1) return null;
  const [first = -1, ...digits] = parseBase32(code) ?? [];
  const form = mouthForms[first];
  if (!form || digits.length !== strokesPerMouth || digits.some((digit) => digit >= monsters)) return null;
  return { form, monsters: digits.map((digit) => digit + 1) };
}
