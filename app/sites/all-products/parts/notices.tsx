"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { ShelfNotice } from "../data.server.ts";
import css from "./notices.module.css";

/** What was left out of the address, and how old the shelf is. */
export function Notices({ notices }: { notices: readonly ShelfNotice[] }) {
  const t = useWords<Words>();
  if (notices.length === 0) return null;
  return (
    <div className={css.notices}>
      {notices.map((notice) => (
        <Notice key={notice} message={t(`notice.${notice}`)} />
      ))}
    </div>
  );
}
