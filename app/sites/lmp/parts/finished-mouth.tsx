import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

/** The way to the last thirty letters on one page. */
export function FinishedMouth({ code, isNew }: { code: string; isNew: boolean }) {
  const t = useMessages<Messages>();
  return (
    <div className="stack-2" data-finished={code}>
      <p className="text-body text-leading-18">{t("mouth.closed")}</p>
      <ButtonLink look={isNew ? "bone" : "line"} wide arrow to={`/lmp?c=${code}`}>
        {t("mouth.open")}
      </ButtonLink>
    </div>
  );
}
