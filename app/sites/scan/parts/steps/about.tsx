import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import type { Messages } from "../../copy/messages.ts";
import type { ReferenceView } from "../../page-parts.server.ts";
import css from "./about.module.css";

interface AboutProps {
  /** Null while none runs. */
  engine: FaceEngine["name"] | null;
  reference: Pick<ReferenceView, "id" | "count" | "limits" | "source"> | undefined;
}

/** 「計測について」: which engine runs, what it is read against, and what that cannot say. */
export function About({ engine, reference }: AboutProps) {
  const t = useMessages<Messages>();
  return (
    <details className={`${css.about} text-body`} data-engine={engine ?? undefined}>
      <summary className="target-inline text-link">{t("read.start.about")}</summary>
      {engine && <p>{t("read.about.engine", { name: t(`read.about.${engine}`) })}</p>}
      <p>{t("read.about.places")}</p>
      {reference && (
        <>
          <p>{t("read.about.reference", { id: reference.id, count: reference.count, limits: reference.limits })}</p>
          <p>{t("read.about.source", { source: reference.source })}</p>
        </>
      )}
    </details>
  );
}
