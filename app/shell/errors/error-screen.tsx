import { useContext, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { PageFacts } from "../document/page-facts.ts";
import { errorCodeOf } from "./error-code.ts";
import css from "./error-screen.module.css";

/** What stands in the place of a screen that could not be shown: what happened, what to do, how to report it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useMessages<Messages>("shell");
  const errorMessages = useErrorMessages();
  const { revalidate } = useRevalidator();
  const code = errorCodeOf(error);
  const { message, action } = errorMessages(code, { requestId: useRequestId() });
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
