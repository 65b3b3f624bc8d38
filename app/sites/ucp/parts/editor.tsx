import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { coloursSchema } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./editor.module.css";
import { EditorView } from "./editor-view.tsx";

/**
 * The editor behind the broken stick; it opens when the colours are there.
 * @param isNear before, the colours are fetched but nothing is drawn: its faces of type are no part of the first view
 */
export function Editor({ isNear }: { isNear: boolean }) {
  const t = useMessages<Messages>();
  const { data: colours, error, refetch } = useFetched("/api/ucp/colours", () => coloursSchema);

  if (!isNear) return null;
  if (colours) return <EditorView colours={colours} />;
  return (
    <div className={css.wait}>
      {error ? (
        <ErrorNotice announce="now" message={t("mixing.failed")} retry={t("mixing.again")} onRetry={refetch} />
      ) : (
        <p role="status">{t("mixing.reading")}</p>
      )}
    </div>
  );
}
