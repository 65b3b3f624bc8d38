import type { WordAnswer } from "#contracts/sent-word.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { getWorldMessage } from "../get-world-message.ts";
import type { WordPage } from "./word-page.ts";
import css from "./send.module.css";

/** The answer is on its way; and on. */
export function Answered({ page: { messages }, answer }: { page: WordPage; answer: WordAnswer }) {
  const { words, note } = getWorldMessage(messages, "send.answered");
  return (
    <section className="stack-3" role="status">
      <h2 className={`text-title ${role.display}`}>{words}</h2>
      <p className={`${css.answer} text-lead`}>{getWorldMessage(messages, `send.answer-${answer}`).words}</p>
      <p className="text-aside">{note}</p>
      <ButtonLink to="/lmw/tutorial" wide arrow>
        {getWorldMessage(messages, "send.play").words}
      </ButtonLink>
      <ButtonLink look="line" to="/lmw?w=new" wide>
        {getWorldMessage(messages, "send.map").words}
      </ButtonLink>
    </section>
  );
}
