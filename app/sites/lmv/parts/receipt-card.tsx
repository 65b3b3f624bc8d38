import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { composeShare } from "#app/kits/share/share-text.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { voteShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import type { Candidate } from "../data.server.ts";
import css from "./vote-form.module.css";

/** What the monster says to the one who voted for it, the receipt, and the way to the poll page whose posters have turned. */
export function ReceiptCard({ candidate, receipt }: { candidate: Candidate; receipt: string }) {
  const t = useMessages<Messages>();
  const { id, name, cheer, thanks } = candidate;
  const outcome = useRef<HTMLParagraphElement>(null);
  const reply = useRef<HTMLDivElement>(null);
  useEffect(() => {
    outcome.current?.focus({ preventScroll: true });
    reply.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="appears stack-3 wide">
      <div ref={reply} className={`${css.reply} stack-3`} data-reply>
        <p ref={outcome} tabIndex={-1} className="text-centred text-strong">
          {t("voteForm.done")}
        </p>
        <p className={classNames("text-centred text-heading", role.display)}>「{thanks}」</p>
        <p className="text-centred">{cheer}</p>
      </div>
      <p className={`${css.receipt} text-leading-18 text-note`}>
        {t("voteForm.receipt")} <code className="text-bright text-fine">{receipt}</code>
        <br />
        {t("voteForm.receiptNote")}
      </p>
      <ButtonLink to="/lmv#wall" viewTransition wide>
        {t("voteForm.toPoll")}
      </ButtonLink>
      <DeferredShareButtons
        share={(channel) => composeShare(voteShare, "ja", { monster: name, cheer, monsterId: id }, channel)}
      />
    </div>
  );
}
