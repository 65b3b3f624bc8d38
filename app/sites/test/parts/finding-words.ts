"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { CheckId, Finding } from "#app/kits/basics/finding.ts";
import { cameraErrorCode } from "../rules/judge-camera.ts";

/** A finding as the visitor reads it. */
export interface FindingText {
  says: string;
  /** What to do about it; null where nothing is to be done. */
  todo: string | null;
  /** The figures behind it. */
  measured: string | null;
}

/** The key of a check in the copy. */
export const copyKey = (id: CheckId): string => (id === "in-app" ? "inApp" : id);

/** Turns findings into sentences. What the shell's catalogue says about the camera is said in its words. */
export function useFindingWords(): (finding: Finding) => FindingText {
  const t = useWords<object>() as AnyKey;
  const errorWords = useErrorWords();
  return ({ id, verdict, facts }) => {
    const values = { ...asTexts(facts), os: operatingSystem() };
    const say = (key: string): string | null => (t.has(key) ? t(key, values) : null);
    if (verdict === "broken") return { says: t("checks.broken.says"), todo: t("checks.broken.todo"), measured: null };
    const check = `checks.${copyKey(id)}`;
    const code = id === "camera" ? cameraErrorCode(verdict) : null;
    return {
      says: (code ? errorWords(code).message : say(`${check}.${verdict}.says`)) ?? "",
      todo: say(`${check}.${verdict}.todo`),
      measured: say(`${check}.measured`),
    };
  };
}

/** What is not known is a dash, and yes and no are for the copy to word. */
function asTexts(facts: Finding["facts"]): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact === null ? "—" : String(fact)]));
}

/** Chooses words of help only. */
function operatingSystem(): "ios" | "android" | "other" {
  if (/iPhone|iPad|iPod/.test(navigator.userAgent)) return "ios";
  return /Android/.test(navigator.userAgent) ? "android" : "other";
}

/** Keys are put together from ids and verdicts, so tsc cannot check them; finding-words.test.tsx does. */
type AnyKey = ((key: string, values?: Record<string, string>) => string) & { has(key: string): boolean };
