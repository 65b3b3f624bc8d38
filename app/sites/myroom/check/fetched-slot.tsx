import type { ReactNode } from "react";
import { ErrorNotice, Notice } from "#app/kits/ui/notice/notice.tsx";
import type { Fetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./fetched-slot.module.css";

/** The place of what was asked for: it waits, says why it is not there, or shows it. */
export function FetchedSlot<T>({ result, children }: { result: Fetched<T>; children: (data: T) => ReactNode }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { state } = useVisitor();
  const { data, error, refetch } = result;
  if (state === "unsaved") return <Notice message={t("check.unsaved")} />;
  if (data !== null) return children(data);
  if (error?.code === "E-OFFLINE") return <Notice announce="soon" message={t("check.offline")} code={error.code} />;
  if (error)
    return (
      <ErrorNotice
        announce="soon"
        message={errorMessages(error.code).message}
        code={error.code}
        retry={t("check.again")}
        onRetry={refetch}
      />
    );
  return (
    <p className={`${css.wait} text-quiet`} aria-busy="true">
      {t("check.wait")}
    </p>
  );
}
