import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import choose from "./choose.module.css";
import css from "./compact-closed.module.css";
import { useErrorText } from "./use-error-text.ts";
import type { PaletteError } from "./use-my-palettes.ts";

interface CompactClosedProps {
  isBusy: boolean;
  error: PaletteError | null;
  onOpen: () => void;
  onRest: () => void;
}

/** Four are in: the lid is down. It is lifted now, or tomorrow. */
export function CompactClosed({ isBusy, error, onOpen, onRest }: CompactClosedProps) {
  const t = useMessages<Messages>();
  const errorText = useErrorText();
  const code = error === null || error === "unsaved" ? undefined : error.code;
  const messageOf = (reason: PaletteError): string => {
    if (reason === "unsaved") return t("unsaved.rest");
    return code === "E-NET" || code === "E-OFFLINE" ? t("compact.away") : errorText(reason);
  };
  return (
    <div className={`${css.closed} on-ink stack-2`}>
      <Button look="blood" wide pending={isBusy} onClick={onOpen}>
        {t("compact.open")}
      </Button>
      <Button look="line" wide pending={isBusy} onClick={onRest}>
        {t("compact.rest")}
      </Button>
      <p className={`${choose.note} text-centred text-leading-16 text-note`}>{t("compact.once")}</p>
      {error && <Notice announce="now" message={messageOf(error)} {...(code && { code })} />}
    </div>
  );
}
