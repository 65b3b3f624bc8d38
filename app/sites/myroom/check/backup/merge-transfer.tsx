import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import type { MergePreview } from "#contracts/recovery-words.ts";
import type { Messages } from "../../copy/messages.ts";
import type { IncomingTransfer } from "../use-incoming-transfer.ts";
import { DataSummaryList } from "./data-summary-list.tsx";
import css from "./merge-transfer.module.css";
import { useMerge } from "./use-merge.ts";

interface MergeTransferProps {
  transfer: IncomingTransfer;
  /** The data of two visitors is merged now: what is shown of this one is old. */
  onMerged: () => void;
  onClose: () => void;
}

/** Other visitor data is about to come in: what would be merged, and the two answers. Nothing is done before one of them. */
export function MergeTransfer({ transfer, onMerged, onClose }: MergeTransferProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { key, to } = transfer;
  const { step, loadPreview, merge, keep } = useMerge(key, onMerged);
  switch (step.kind) {
    case "looking":
      return (
        <MergeSection step="looking" title={t("check.arrive.title")}>
          <p>{t("check.arrive.looking")}</p>
        </MergeSection>
      );
    case "gone":
      return (
        <MergeSection step="gone" title={t(key.kind === "link" ? "check.arrive.expired" : "check.enter.none")}>
          {key.kind === "link" && <p>{t("check.arrive.expiredNext")}</p>}
          <CloseButton onClose={onClose} />
        </MergeSection>
      );
    case "stuck":
      return (
        <MergeSection step="stuck" title={t("check.arrive.title")}>
          <ErrorNotice
            announce="now"
            message={errorMessages(step.error.code, step.error).message}
            retry={t("check.again")}
            onRetry={loadPreview}
          />
        </MergeSection>
      );
    case "done":
      return <Merged to={to} onClose={onClose} />;
    case "kept":
      return (
        <MergeSection step="kept" title={t("check.arrive.notMerged")}>
          <CloseButton onClose={onClose} />
        </MergeSection>
      );
    default:
      return (
        <MergeQuestion
          preview={step.preview}
          isMerging={step.kind === "merging"}
          error={step.kind === "asking" ? step.errorMessage : null}
          onMerge={() => void merge(step.preview)}
          onKeep={keep}
          onClose={onClose}
        />
      );
  }
}

interface MergeSectionProps {
  /** Each step has another heading; who reads by ear is led to it. */
  step: string;
  title: string;
  children: ReactNode;
}

function MergeSection({ step, title, children }: MergeSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step) heading.current?.focus();
  }, [step]);
  return (
    <section className={`${css.arrive} on-ink stack-3`} aria-busy={step === "looking" || undefined}>
      <h2 ref={heading} tabIndex={-1} className="text-lead text-leading-16">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Merged({ to, onClose }: { to: IncomingTransfer["to"]; onClose: () => void }) {
  const t = useMessages<Messages>();
  return (
    <MergeSection step="done" title={t("check.arrive.done")}>
      <p className="text-quiet">{t("check.arrive.doneStory")}</p>
      <div className="stack-2">
        {/* A fresh document: nothing of the visitor data before stands in its memory. */}
        <ButtonLink look="bone" compact wide arrow reloadDocument to={to ?? "/myroom"}>
          {t(to ? "check.arrive.goOn" : "check.arrive.room")}
        </ButtonLink>
        <CloseButton onClose={onClose} />
      </div>
    </MergeSection>
  );
}

interface MergeQuestionProps {
  preview: MergePreview;
  isMerging: boolean;
  error: ApiError | null;
  onMerge: () => void;
  onKeep: () => void;
  onClose: () => void;
}

/** What each of the two has, where both have something, and whether they are to become one. */
function MergeQuestion({ preview, isMerging, error, onMerge, onKeep, onClose }: MergeQuestionProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const step = isMerging ? "merging" : "asking";
  if (preview.isSame)
    return (
      <MergeSection step={step} title={t("check.arrive.same")}>
        <CloseButton onClose={onClose} />
      </MergeSection>
    );
  return (
    <MergeSection step={step} title={t("check.arrive.title")}>
      <p>{t("check.arrive.ask")}</p>
      <div className={`${css.pages} stack-3`}>
        <DataSummaryList title={t("check.arrive.theirs")} rows={preview.theirs} />
        <DataSummaryList title={t("check.arrive.mine")} rows={preview.mine} />
      </div>
      {preview.clashes.length > 0 && <Clashes clashes={preview.clashes} />}
      <p className={css.after}>{t("check.arrive.after")}</p>
      {error && (
        <p role="alert" className="text-strong text-warning">
          {errorMessages(error.code, error).message}
        </p>
      )}
      <div className="stack-2">
        <Button look="bone" wide pending={isMerging} onClick={onMerge}>
          {t("check.arrive.yes")}
        </Button>
        <Button look="line" wide onClick={onKeep}>
          {t("check.arrive.no")}
        </Button>
      </div>
    </MergeSection>
  );
}

/** What both have, and by which rule one of the two stays. */
function Clashes({ clashes }: Pick<MergePreview, "clashes">) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.clashes} stack-2`}>
      <DataSummaryList title={t("check.arrive.clashes")} rows={clashes} />
      <p>{t("check.arrive.rule")}</p>
      {clashes.some(({ shelf: dataKind }) => dataKind === "votes" || dataKind === "draws") && (
        <p>{t("check.arrive.counted")}</p>
      )}
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useMessages<Messages>();
  return (
    <Button look="quiet" compact onClick={onClose}>
      {t("check.arrive.close")}
    </Button>
  );
}
