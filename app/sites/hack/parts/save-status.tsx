import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { useSavedHacks } from "./use-saved-hacks.ts";
import css from "./save-status.module.css";

/**
 * Whether these hacks are in the visitor's book. What comes straight from the deck goes in by itself; whoever was
 * sent the address decides.
 */
export function SaveStatus({ numbers }: { numbers: readonly number[] }) {
  const t = useMessages<Messages>();
  const { state: visitor } = useVisitor();
  const { hacks, state, saveHacks } = useSavedHacks();
  const { state: navigationState } = useLocation();
  const isFresh = (navigationState as { isFresh?: boolean } | null)?.isFresh === true;
  const list = numbers.join(".");

  useEffect(() => {
    if (isFresh) void saveHacks(list.split(".").map(Number));
  }, [isFresh, saveHacks, list]);

  const isSaved = hacks !== null && numbers.every((number) => hacks.some((hack) => hack.number === number));
  return (
    <div className={`${css.place} stack-2`}>
      <p role="status" className={`${css.status} text-body`}>
        {visitor === "unsaved" && t("result.unsaved")}
        {state === "writing" && t("result.saving")}
        {state === "unwritten" && t("result.notSaved")}
        {isSaved && state === "rest" && visitor !== "unsaved" && t("result.saved")}
      </p>
      {isSaved || hacks === null ? (
        <Link className={`${css.savedHacks} text-underlined`} to="/hack?book=1">
          {t("result.toSavedHacks")}
        </Link>
      ) : (
        <Button look="line" wide pending={state === "writing"} onClick={() => void saveHacks(numbers)}>
          {t(state === "unwritten" ? "result.retry" : "result.save")}
        </Button>
      )}
    </div>
  );
}
