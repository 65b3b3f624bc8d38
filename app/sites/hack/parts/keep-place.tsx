import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { useBook } from "./use-book.ts";
import css from "./keep-place.module.css";

/**
 * Whether these hacks are in the visitor's book. What comes straight from the deck goes in by itself; whoever was
 * sent the address decides.
 */
export function KeepPlace({ numbers }: { numbers: readonly number[] }) {
  const t = useWords<Words>();
  const { state: visitor } = useVisitor();
  const { hacks, state, keep } = useBook();
  const { state: step } = useLocation();
  const isFresh = (step as { isFresh?: boolean } | null)?.isFresh === true;
  const list = numbers.join(".");

  useEffect(() => {
    if (isFresh) void keep(list.split(".").map(Number));
  }, [isFresh, keep, list]);

  const isIn = hacks !== null && numbers.every((number) => hacks.some((hack) => hack.number === number));
  return (
    <div className={css.place}>
      <p role="status" className={css.said}>
        {visitor === "unsaved" && t("result.unsaved")}
        {state === "writing" && t("result.saving")}
        {state === "unwritten" && t("result.notSaved")}
        {isIn && state === "rest" && visitor !== "unsaved" && t("result.saved")}
      </p>
      {isIn || hacks === null ? (
        <Link className={css.book} to="/hack?book=1">
          {t("result.book")}
        </Link>
      ) : (
        <Button look="line" wide pending={state === "writing"} onClick={() => void keep(numbers)}>
          {t(state === "unwritten" ? "result.retry" : "result.keep")}
        </Button>
      )}
    </div>
  );
}
