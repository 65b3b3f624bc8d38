"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueNotice } from "../data.server.ts";

/** What was left out of the address, and how old the catalogue is. */
export function Notices({ notices }: { notices: readonly CatalogueNotice[] }) {
  const t = useMessages<Messages>();
  if (notices.length === 0) return null;
  return (
    <div className="pad-side-3 stack-2">
      {notices.map((notice) => (
        <Notice key={notice} message={t(`notice.${notice}`)} />
      ))}
    </div>
  );
}
