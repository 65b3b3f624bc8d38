import { type FormEvent, useRef, useState } from "react";
import { maxSentWordLength, type SendWordAnswer } from "#contracts/sent-word.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { getWorldMessage } from "../get-world-message.ts";
import { LinkToSend } from "./link-to-send.tsx";
import { MyWords } from "./my-words.tsx";
import type { WordPage } from "./word-page.ts";
import { sendWord } from "./words-client.ts";
import { WordPaper } from "./word-paper.tsx";

/** Writes a word that was said to oneself on a paper and hands it on; below, those that were sent, with their answers. */
export function ComposeWord({ page, monster }: { page: WordPage; monster: number }) {
  const [words, setWords] = useState("");
  const [outcome, setOutcome] = useState<SendWordAnswer | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const wanted = useRef({ words: "", key: "" });
  const { reload } = useVisitor();
  const errorWords = useErrorMessages();
  const text = (key: string) => getWorldMessage(page.messages, `send.${key}`);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    // The same words sent again after a broken line are one paper.
    if (wanted.current.words !== words) wanted.current = { words, key: newIdempotencyKey() };
    setIsSending(true);
    setFailure(null);
    try {
      setOutcome(await sendWord(words, monster, wanted.current.key));
      // Whoever sent the first one is known from now on.
      await reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
    setIsSending(false);
  }

  function writeAnother(): void {
    setWords("");
    setOutcome(null);
    wanted.current = { words: "", key: "" };
  }

  const isSent = outcome?.outcome === "sent";
  const refusal = outcome?.outcome === "refused" ? text(`refused-${outcome.reason}`) : null;
  return (
    <>
      <header className="stack-2">
        <h1 className={`text-title ${role.display}`}>{text(isSent ? "sent" : "title").words}</h1>
        <p className="text-body text-leading-18">{text(isSent ? "sent" : "title").note}</p>
      </header>
      <WordPaper
        words={words.trim()}
        example={page.suggestions[0]}
        isPainted={outcome?.outcome === "refused" && outcome.reason === "harm"}
      />
      {isSent ? (
        <div className="stack-3" role="status">
          <LinkToSend id={outcome.id} />
          <Button look="quiet" wide onClick={writeAnother}>
            {text("more").words}
          </Button>
        </div>
      ) : (
        <form className="stack-3" onSubmit={(event) => void send(event)}>
          <TextField
            label={text("field").words}
            hint={text("field").note}
            name="words"
            autoComplete="off"
            maxLength={maxSentWordLength}
            value={words}
            error={refusal ? `${refusal.words}。${refusal.note}` : undefined}
            onChange={({ currentTarget }) => {
              setWords(currentTarget.value);
              setOutcome(null);
            }}
          />
          <ChipRow label={text("known").words}>
            {page.suggestions.map((suggestion) => (
              <Chip
                key={suggestion}
                pressed={words === suggestion}
                onPress={() => {
                  setWords(suggestion);
                  setOutcome(null);
                }}
              >
                {suggestion}
              </Chip>
            ))}
          </ChipRow>
          <Button type="submit" look="bone" wide pending={isSending} disabled={words.trim() === ""}>
            {text("button").words}
          </Button>
          <p className="text-aside">{text("button").note}</p>
          <p role="alert" className="text-body">
            {failure && errorWords(failure.code, failure).message}
            {outcome?.outcome === "full" && `${text("full").words}。${text("full").note}`}
          </p>
        </form>
      )}
      <MyWords key={isSent ? outcome.id : "none"} page={page} />
    </>
  );
}
