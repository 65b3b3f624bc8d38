import type { ScanLanguage } from "#contracts/face-type.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { TypeView } from "../../page-parts.server.ts";
import { cardPath } from "../../rules/card-path.ts";
import type { MyDiary } from "./use-my-diary.ts";
import { ShareResult } from "./share-result.tsx";

interface SaveAndShareProps {
  type: TypeView;
  lang: ScanLanguage;
  diary: Pick<MyDiary, "id" | "state" | "keep">;
}

/** 「保存する」, what exactly that sends, the card it makes, and the share: with a card or of the type alone. */
export function SaveAndShare({ type, lang, diary: { id, state, keep } }: SaveAndShareProps) {
  const t = useMessages<Messages>();
  return (
    <section className="shrinks stack-4" aria-label={t("result.save.save")}>
      <div className="stack-2">
        {id === null ? (
          <Button wide pending={state === "saving"} onClick={() => void keep()}>
            {t("result.save.save")}
          </Button>
        ) : (
          <ButtonLink wide arrow to={cardPath(type.code, id, { lang })}>
            {t("result.save.card")}
          </ButtonLink>
        )}
        <p className="text-leading-17 text-note" role="status">
          {state === "rest" || state === "saving" ? t("result.save.what") : t(`result.save.${state}`)}
        </p>
      </div>
      <ShareResult type={type} lang={lang} resultId={id ?? ""} />
    </section>
  );
}
