import type { ReactNode } from "react";
import { useErrorMessages, type VisitorErrorCode } from "../i18n/error-messages.ts";
import { Notice } from "../ui/notice/notice.tsx";

interface MirrorErrorNoticeProps {
  code: VisitorErrorCode;
  /** What the site says of a code in its own words, before the catalogue. */
  messages: Partial<Record<VisitorErrorCode, string>>;
  /** The ways that are left; there is always one. */
  action: ReactNode;
}

/** Why no new face came, and the ways that are left. */
export function MirrorErrorNotice({ code, messages, action }: MirrorErrorNoticeProps) {
  const errorMessages = useErrorMessages();
  return <Notice announce="now" code={code} message={messages[code] ?? errorMessages(code).message} action={action} />;
}
