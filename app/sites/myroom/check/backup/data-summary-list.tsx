import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useKindLabel } from "../use-kind-label.ts";
import css from "./merge-transfer.module.css";

/** Kinds that only we count are none of what one has. */
const initialStep: ReadonlySet<string> = new Set(["counts", "answers"]);

/** How much of each kind there is. */
export function DataSummaryList({ title, rows }: { title: string; rows: readonly { shelf: string; rows: number }[] }) {
  const t = useMessages<Messages>();
  const kindLabel = useKindLabel();
  const savedPreview = rows.filter(({ shelf: dataKind }) => !initialStep.has(dataKind));
  return (
    <div className={`${css.page} rule-above text-body`}>
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
