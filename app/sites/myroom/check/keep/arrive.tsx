import { useCallback, useEffect, useRef, useState } from "react";
import { forgetCopies } from "#app/offline/forget-copies.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { type MergePreview, mergePreviewSchema } from "#contracts/restore-words.ts";
import type { Words } from "../../copy/words.ts";
import type { Arrival } from "../use-arrival.ts";
import { useShelfWord } from "../use-shelf-word.ts";
import css from "./arrive.module.css";
import { previewOf } from "./previews.ts";

interface ArriveProps {
  arrival: Arrival;
  /** Two rooms are one now: what is shown of this one is old. */
  onMerged: () => void;
  onClose: () => void;
}

type Step =
  | { kind: "looking" }
  | { kind: "asking"; preview: MergePreview; trouble: ApiError | null }
  | { kind: "merging"; preview: MergePreview }
  | { kind: "done" }
  | { kind: "kept" }
  | { kind: "gone" }
  | { kind: "stuck"; error: ApiError };

const asError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError("E-NET"));

/** A room stands before the door: what would come together, and the two answers. Nothing is done before one of them. */
export function Arrive({ arrival, onMerged, onClose }: ArriveProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { reload } = useVisitor();
  const { key, to } = arrival;
  const [step, setStep] = useState<Step>({ kind: "looking" });
  const title = useRef<HTMLHeadingElement>(null);

  const look = useCallback(() => {
    const seen = previewOf(key);
    if (seen) return setStep({ kind: "asking", preview: seen, trouble: null });
    setStep({ kind: "looking" });
    apiFetch("/api/visitor/moves/preview", { method: "POST", body: key, schema: mergePreviewSchema }).then(
      (preview) => setStep({ kind: "asking", preview, trouble: null }),
      (reason: unknown) => {
        const error = asError(reason);
        setStep(error.code === "E-GONE" || error.code === "E-INPUT" ? { kind: "gone" } : { kind: "stuck", error });
      },
    );
  }, [key]);
  useEffect(look, [look]);
  const stepName = step.kind;
  useEffect(() => {
    // Each step has another heading; who reads by ear is led to it.
    if (stepName) title.current?.focus();
  }, [stepName]);

  async function merge(preview: MergePreview): Promise<void> {
    setStep({ kind: "merging", preview });
    try {
      await apiFetch("/api/visitor/moves", { method: "POST", body: key });
    } catch (reason) {
      const error = asError(reason);
      return setStep(error.code === "E-GONE" ? { kind: "gone" } : { kind: "asking", preview, trouble: error });
    }
    await forgetCopies();
    await reload();
    setStep({ kind: "done" });
    onMerged();
  }

  const heading = (words: string) => (
    <h2 ref={title} tabIndex={-1} className={css.title}>
      {words}
    </h2>
  );
  switch (step.kind) {
    case "looking":
      return (
        <section className={css.arrive} aria-busy="true">
          {heading(t("check.arrive.title"))}
          <p>{t("check.arrive.looking")}</p>
        </section>
      );
    case "gone":
      return (
        <section className={css.arrive}>
          {heading(t(key.kind === "link" ? "check.arrive.gone" : "check.enter.none"))}
          {key.kind === "link" && <p>{t("check.arrive.goneNext")}</p>}
          <Close onClose={onClose} />
        </section>
      );
    case "stuck":
      return (
        <section className={css.arrive}>
          {heading(t("check.arrive.title"))}
          <p role="alert">{errorWords(step.error.code, step.error).message}</p>
          <Button look="bone" compact onClick={look}>
            {t("check.again")}
          </Button>
        </section>
      );
    case "done":
      return (
        <section className={css.arrive}>
          {heading(t("check.arrive.done"))}
          <p className={css.story}>{t("check.arrive.doneStory")}</p>
          <div className={css.acts}>
            {/* A fresh document: nothing of the room before stands in its memory. */}
            <ButtonLink look="bone" compact wide arrow reloadDocument to={to ?? "/myroom"}>
              {t(to ? "check.arrive.goOn" : "check.arrive.room")}
            </ButtonLink>
            <Close onClose={onClose} />
          </div>
        </section>
      );
    case "kept":
      return (
        <section className={css.arrive}>
          {heading(t("check.arrive.kept"))}
          <Close onClose={onClose} />
        </section>
      );
    default: {
      const { preview } = step;
      if (preview.isSame)
        return (
          <section className={css.arrive}>
            {heading(t("check.arrive.same"))}
            <Close onClose={onClose} />
          </section>
        );
      return (
        <section className={css.arrive}>
          {heading(t("check.arrive.title"))}
          <p>{t("check.arrive.ask")}</p>
          <div className={css.rooms}>
            <RoomList title={t("check.arrive.theirs")} rows={preview.theirs} />
            <RoomList title={t("check.arrive.mine")} rows={preview.mine} />
          </div>
          {preview.clashes.length > 0 && (
            <div className={css.clashes}>
              <RoomList title={t("check.arrive.clashes")} rows={preview.clashes} />
              <p>{t("check.arrive.rule")}</p>
              {preview.clashes.some(({ shelf }) => shelf === "votes" || shelf === "draws") && (
                <p>{t("check.arrive.counted")}</p>
              )}
            </div>
          )}
          <p className={css.after}>{t("check.arrive.after")}</p>
          {step.kind === "asking" && step.trouble && (
            <p role="alert" className={css.error}>
              {errorWords(step.trouble.code, step.trouble).message}
            </p>
          )}
          <div className={css.acts}>
            <Button look="bone" wide pending={step.kind === "merging"} onClick={() => void merge(preview)}>
              {t("check.arrive.yes")}
            </Button>
            <Button look="line" wide onClick={() => setStep({ kind: "kept" })}>
              {t("check.arrive.no")}
            </Button>
          </div>
        </section>
      );
    }
  }
}

function Close({ onClose }: { onClose: () => void }) {
  const t = useWords<Words>();
  return (
    <Button look="quiet" compact onClick={onClose}>
      {t("check.arrive.close")}
    </Button>
  );
}

/** Shelves that only the house counts are none of what one has. */
const unseen: ReadonlySet<string> = new Set(["counts", "answers"]);

function RoomList({ title, rows }: { title: string; rows: readonly { shelf: string; rows: number }[] }) {
  const t = useWords<Words>();
  const shelfWord = useShelfWord();
  const seen = rows.filter(({ shelf }) => !unseen.has(shelf));
  return (
    <div className={css.room}>
      <h3>{title}</h3>
      {seen.length === 0 ? (
        <p>{t("check.arrive.empty")}</p>
      ) : (
        <ul>
          {seen.map(({ shelf, rows: count }) => (
            <li key={shelf}>
              <span>{shelfWord(shelf)}</span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
