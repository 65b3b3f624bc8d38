import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { getWorldMessage } from "../get-world-message.ts";
import type { WordPage } from "./word-page.ts";

/** No such paper, or not any more; with two ways on. */
export function ExpiredWord({ page: { messages } }: { page: WordPage }) {
  const { words, note } = getWorldMessage(messages, "send.gone");
  return (
    <section className="stack-3">
      <h1 className={`text-title ${role.display}`}>{words}</h1>
      <p className="text-body text-leading-18">{note}</p>
      <ButtonLink to="/lmw?w=new" wide arrow>
        {getWorldMessage(messages, "send.map").words}
      </ButtonLink>
      <ButtonLink look="line" to="/lmw/tutorial" wide>
        {getWorldMessage(messages, "send.play").words}
      </ButtonLink>
    </section>
  );
}
