import { canCopy } from "#app/kits/share/clipboard.ts";
import { evaluateClipboard } from "../rules/evaluate-output.ts";
import type { Check } from "./check.ts";

/** Can a text be copied by a button? Nothing is written. */
export const clipboard: Check = { id: "clipboard", run: () => Promise.resolve(evaluateClipboard(canCopy())) };
