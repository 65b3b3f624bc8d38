"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { CheckId, CheckResult } from "#app/kits/basics/check-result.ts";
import { cameraErrorCode } from "../rules/evaluate-camera.ts";

/** A finding as the visitor reads it. */
export interface CheckText {
  message: string;
  /** What to do about it; null where nothing is to be done. */
  todo: string | null;
  /** The figures behind it. */
  measured: string | null;
}

/** The key of a check in the copy. */
export const copyKey = (id: CheckId): string => (id === "in-app" ? "inApp" : id);

/** Turns findings into sentences. What the shell's catalogue says about the camera is said in its words. */
export function useCheckMessages(): (finding: CheckResult) => CheckText {
  const t = useMessages<object>() as MessageByKey;
  const errorMessages = useErrorMessages();
  return ({ id, verdict, facts }) => {
    const values = { ...formatFacts(facts), os: detectOperatingSystem() };
    const messageOf = (key: string): string | null => (t.has(key) ? t(key, values) : null);
    if (verdict === "broken")
      return { message: t("checks.broken.says"), todo: t("checks.broken.todo"), measured: null };
    const check = `checks.${copyKey(id)}`;
    const code = id === "camera" ? cameraErrorCode(verdict) : null;
    return {
      message: (code ? errorMessages(code).message : messageOf(`${check}.${verdict}.says`)) ?? "",
      todo: messageOf(`${check}.${verdict}.todo`),
      measured: messageOf(`${check}.measured`),
    };
  };
}

/** What is not known is a dash, and yes and no are for the copy to word. */
function formatFacts(facts: CheckResult["facts"]): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact === null ? "—" : String(fact)]));
}

/** Chooses words of help only. */
function detectOperatingSystem(): "ios" | "android" | "other" {
  if (/iPhone|iPad|iPod/.test(navigator.userAgent)) return "ios";
  return /Android/.test(navigator.userAgent) ? "android" : "other";
}

/** Keys are put together from ids and verdicts, so tsc cannot check them; check-messages.test.tsx does. */
type MessageByKey = ((key: string, values?: Record<string, string>) => string) & { has(key: string): boolean };
