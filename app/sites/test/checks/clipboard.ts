import { canCopy } from "#app/kits/share/clipboard.ts";
import { judgeClipboard } from "../rules/judge-hands.ts";
import type { Check } from "./check.ts";

/** Can a text be copied by a button? Nothing is written. */
export const clipboard: Check = { id: "clipboard", run: () => Promise.resolve(judgeClipboard(canCopy())) };
