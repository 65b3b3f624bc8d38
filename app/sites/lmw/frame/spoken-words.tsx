/** What somebody says. The two apricots speak in turn, with 「／」 between them: each part stands by itself. */
export const SpokenWords = ({ words, otherClassName }: { words: string; otherClassName?: string | undefined }) =>
  words.split("／").map((part, i) => (
    <span key={part} className={i > 0 ? otherClassName : undefined}>
      {part}
    </span>
  ));
