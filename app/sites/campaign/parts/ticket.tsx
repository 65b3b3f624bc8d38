import role from "#app/kits/ui/type/type.module.css";
import "#app/kits/ui/roles/paper.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MyParticipation } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./claim.module.css";

/** The ticket for the counter: six digits to read out, and the same as a QR code for a scanner. */
export function Ticket({ win, code }: { win: NonNullable<MyParticipation["win"]>; code: string }) {
  const t = useMessages<Messages>();
  const { qr, number } = win;
  return (
    <div className={`${css.ticket} justify-centre on-paper stack-2 text-centred`}>
      <p className={role.micro}>{t("claim.code")}</p>
      <p className={`${css.code} text-code text-strong`} data-code={code}>
        <span>{code.slice(0, 3)}</span>
        <span>{code.slice(3)}</span>
      </p>
      <p className="text-strong">
        {t("claim.number")} {number}
      </p>
      {qr && (
        <svg
          className={css.qr}
          viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
          role="img"
          aria-label={t("claim.qr")}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
      )}
      <p>{t("claim.note")}</p>
    </div>
  );
}
