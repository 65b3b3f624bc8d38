import { useCallback, useEffect, useRef, useState } from "react";
import { deleteCopies } from "#app/offline/delete-copies.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type MergePreview, mergePreviewSchema } from "#contracts/recovery-words.ts";
import type { Messages } from "../../copy/messages.ts";
import type { IncomingTransfer } from "../use-incoming-transfer.ts";
import { useKindLabel } from "../use-kind-label.ts";
import css from "./merge-transfer.module.css";
import { getMergePreview } from "./merge-previews.ts";

interface MergeTransferProps {
  transfer: IncomingTransfer;
  /** The data of two visitors is merged now: what is shown of this one is old. */
  onMerged: () => void;
  onClose: () => void;
}

type MergeStep =
  | { kind: "looking" }
  | { kind: "asking"; preview: MergePreview; errorMessage: ApiError | null }
  | { kind: "merging"; preview: MergePreview }
  | { kind: "done" }
  | { kind: "kept" }
  | { kind: "gone" }
  | { kind: "stuck"; error: ApiError };

const asError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError("E-NET"));

/** Other visitor data is about to come in: what would be merged, and the two answers. Nothing is done before one of them. */
export function MergeTransfer({ transfer, onMerged, onClose }: MergeTransferProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { reload } = useVisitor();
  const { key, to } = transfer;
  const [step, setStep] = useState<MergeStep>({ kind: "looking" });
  const title = useRef<HTMLHeadingElement>(null);

  const loadPreview = useCallback(() => {
    const savedPreview = getMergePreview(key);
    if (savedPreview) return setStep({ kind: "asking", preview: savedPreview, errorMessage: null });
    setStep({ kind: "looking" });
    apiFetch("/api/visitor/moves/preview", { method: "POST", body: key, schema: mergePreviewSchema }).then(
      (preview) => setStep({ kind: "asking", preview, errorMessage: null }),
      (reason: unknown) => {
        const error = asError(reason);
        setStep(error.code === "E-GONE" || error.code === "E-INPUT" ? { kind: "gone" } : { kind: "stuck", error });
      },
    );
  }, [key]);
  useEffect(loadPreview, [loadPreview]);
  const stepLabel = step.kind;
  useEffect(() => {
    // Each step has another heading; who reads by ear is led to it.
    if (stepLabel) title.current?.focus();
  }, [stepLabel]);

  async function merge(preview: MergePreview): Promise<void> {
    setStep({ kind: "merging", preview });
    try {
      await apiFetch("/api/visitor/moves", { method: "POST", body: key });
    } catch (reason) {
      const error = asError(reason);
      return setStep(error.code === "E-GONE" ? { kind: "gone" } : { kind: "asking", preview, errorMessage: error });
    }
    await deleteCopies();
    await reload();
    setStep({ kind: "done" });
    onMerged();
  }

  const heading = (messages: string) => (
    <h2 ref={title} tabIndex={-1} className="text-lead text-leading-16">
      {messages}
    </h2>
  );
  switch (step.kind) {
    case "looking":
      return (
        <section className={`${css.arrive} stack-3`} aria-busy="true">
          {heading(t("check.arrive.title"))}
          <p>{t("check.arrive.looking")}</p>
        </section>
      );
    case "gone":
      return (
        <section className={`${css.arrive} stack-3`}>
          {heading(t(key.kind === "link" ? "check.arrive.gone" : "check.enter.none"))}
          {key.kind === "link" && <p>{t("check.arrive.goneNext")}</p>}
          <CloseButton onClose={onClose} />
        </section>
      );
    case "stuck":
      return (
        <section className={`${css.arrive} stack-3`}>
          {heading(t("check.arrive.title"))}
          <p role="alert">{errorMessages(step.error.code, step.error).message}</p>
          <Button look="bone" compact onClick={loadPreview}>
            {t("check.again")}
          </Button>
        </section>
      );
    case "done":
      return (
        <section className={`${css.arrive} stack-3`}>
          {heading(t("check.arrive.done"))}
          <p className="text-quiet">{t("check.arrive.doneStory")}</p>
          <div className="stack-2">
            {/* A fresh document: nothing of the visitor data before stands in its memory. */}
            <ButtonLink look="bone" compact wide arrow reloadDocument to={to ?? "/myroom"}>
              {t(to ? "check.arrive.goOn" : "check.arrive.room")}
            </ButtonLink>
            <CloseButton onClose={onClose} />
          </div>
        </section>
      );
    case "kept":
      return (
        <section className={`${css.arrive} stack-3`}>
          {heading(t("check.arrive.kept"))}
          <CloseButton onClose={onClose} />
        </section>
      );
    default: {
      const { preview } = step;
      if (preview.isSame)
        return (
          <section className={`${css.arrive} stack-3`}>
            {heading(t("check.arrive.same"))}
            <CloseButton onClose={onClose} />
          </section>
        );
      return (
        <section className={`${css.arrive} stack-3`}>
          {heading(t("check.arrive.title"))}
          <p>{t("check.arrive.ask")}</p>
          <div className={`${css.rooms} stack-3`}>
            <DataSummaryList title={t("check.arrive.theirs")} rows={preview.theirs} />
            <DataSummaryList title={t("check.arrive.mine")} rows={preview.mine} />
          </div>
          {preview.clashes.length > 0 && (
            <div className={`${css.clashes} stack-2`}>
              <DataSummaryList title={t("check.arrive.clashes")} rows={preview.clashes} />
              <p>{t("check.arrive.rule")}</p>
              {preview.clashes.some(({ shelf: dataKind }) => dataKind === "votes" || dataKind === "draws") && (
                <p>{t("check.arrive.counted")}</p>
              )}
            </div>
          )}
          <p className={css.after}>{t("check.arrive.after")}</p>
          {step.kind === "asking" && step.errorMessage && (
            <p role="alert" className="text-strong text-warning">
              {errorMessages(step.errorMessage.code, step.errorMessage).message}
            </p>
          )}
          <div className="stack-2">
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

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useMessages<Messages>();
  return (
    <Button look="quiet" compact onClick={onClose}>
      {t("check.arrive.close")}
    </Button>
  );
}

/** Kinds that only we count are none of what one has. */
const initialStep: ReadonlySet<string> = new Set(["counts", "answers"]);

function DataSummaryList({ title, rows }: { title: string; rows: readonly { shelf: string; rows: number }[] }) {
  const t = useMessages<Messages>();
  const kindLabel = useKindLabel();
  const savedPreview = rows.filter(({ shelf: dataKind }) => !initialStep.has(dataKind));
  return (
    <div className={css.room}>
      <h3>{title}</h3>
      {savedPreview.length === 0 ? (
        <p>{t("check.arrive.empty")}</p>
      ) : (
        <ul>
          {savedPreview.map(({ shelf: dataKind, rows: count }) => (
            <li key={dataKind}>
              <span>{kindLabel(dataKind)}</span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
