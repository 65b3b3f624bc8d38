import type { ReactNode } from "react";
import type { LinkProps } from "react-router";
import { Button } from "../button/button.tsx";
import { ButtonLink } from "../button/button-link.tsx";
import role from "../type/type.module.css";
import css from "./notice.module.css";

type NoticeProps = {
  /** Service voice: what happened and what to do, です・ます. */
  message: string;
  /** The one thing to do about it, a Button or ButtonLink; a second, quieter way may stand beside it. */
  action?: ReactNode;
  /** One line of story, after the help, never instead of it. */
  story?: string;
  /** The code of the catalogue, for those who report it: "E-NET". */
  code?: string;
  /** `now` interrupts (a failure of what the visitor just did), `soon` waits; without it, it was there from the start. */
  announce?: "now" | "soon";
};

/** What stands in the place of something that cannot be shown: errors, empty lists, closed sites. */
export function Notice({ message, action, story, code, announce }: NoticeProps) {
  return (
    <div className={css.notice} role={announce && { now: "alert", soon: "status" }[announce]}>
      <p className={css.message}>{message}</p>
      {action && <div className={css.action}>{action}</div>}
      {story && <p className={css.story}>{story}</p>}
      {code && <p className={`${css.code} ${role.micro}`}>{code}</p>}
    </div>
  );
}

type ErrorNoticeProps = Omit<NoticeProps, "action"> & {
  /** What the button says: "もう一度". Null: nothing comes of trying again, and there is no button. */
  retry: string | null;
  onRetry: () => void;
};

/** Something could not be fetched or saved: what happened, and one button that tries the same again. */
export function ErrorNotice({ retry, onRetry, ...notice }: ErrorNoticeProps) {
  return (
    <Notice
      {...notice}
      action={
        retry && (
          <Button look="line" compact onClick={onRetry}>
            {retry}
          </Button>
        )
      }
    />
  );
}

type EmptyStateProps = Omit<NoticeProps, "action"> &
  Partial<Pick<LinkProps, "to" | "preventScrollReset">> & {
    /** What the link says that leads to `to`; without it there is none. */
    link?: string | false;
  };

/** A list, or a page, that has nothing yet or any more: why, and where to go instead. */
export function EmptyState({ link, to = "", preventScrollReset, ...notice }: EmptyStateProps) {
  return (
    <Notice
      {...notice}
      action={
        link && (
          <ButtonLink look="line" compact to={to} preventScrollReset={preventScrollReset}>
            {link}
          </ButtonLink>
        )
      }
    />
  );
}
