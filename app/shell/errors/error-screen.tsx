import { useContext, useSyncExternalStore } from "react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { type VisitorErrorCode, useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { PageFacts } from "../document/page-facts.ts";
import css from "./error-screen.module.css";

/** What stands in the place of a screen that could not be shown: what happened, what to do, how to report it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useWords<Words>("shell");
  const errorWords = useErrorWords();
  const { revalidate } = useRevalidator();
  const code = codeOf(error);
  const { message, action } = errorWords(code, { requestId: useRequestId() });
  return (
    <section className={css.screen}>
      <title>{`KATE ZONE | ${message}`}</title>
      <h1 className="visually-hidden">{code}</h1>
      <Notice
        message={message}
        announce="now"
        code={code}
        action={
          <>
            {code === "E-GONE" || code === "E-404" ? (
              <ButtonLink to="/zone1">{t("redirect.home")}</ButtonLink>
            ) : (
              <Button onClick={() => void revalidate()}>{action}</Button>
            )}
            <ButtonLink look="quiet" to="/faq">
              {t("footer.faq")}
            </ButtonLink>
          </>
        }
      />
    </section>
  );
}

function codeOf(error: unknown): VisitorErrorCode {
  if (isRouteErrorResponse(error)) {
    if (error.status === 410) return "E-GONE";
    if (error.status === 404) return "E-404";
    if (error.status === 429) return "E-LIMIT";
    return error.status === 503 ? "E-BUSY" : "E-SERVER";
  }
  if (typeof navigator !== "undefined" && !navigator.onLine) return "E-OFFLINE";
  // A chunk or a `.data` answer that never arrived fails as a TypeError of fetch or of import().
  return error instanceof TypeError && /fetch|import|load/i.test(error.message) ? "E-NET" : "E-SERVER";
}

/** The id of the failed request: from the render on the server, from the document afterwards. */
function useRequestId(): string {
  const fromRender = useContext(PageFacts).requestId;
  const fromDocument = useSyncExternalStore(
    () => () => {},
    () => document.documentElement.dataset.requestId ?? null,
    () => null,
  );
  return fromRender ?? fromDocument ?? "—";
}
